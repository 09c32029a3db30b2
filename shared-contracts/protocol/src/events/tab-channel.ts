/** How a fact reaches the other tabs of this browser. */
export interface TabChannel {
  send(message: unknown): void;
  /** One listener; messages of this tab do not come back. */
  listen(onMessage: (message: unknown) => void): void;
}

const channelName = 'umbral-bus';

/** The browser's channel between tabs: BroadcastChannel, else storage events, else none. */
export function openTabChannel(): TabChannel {
  return typeof BroadcastChannel === 'undefined' ? storageChannel() : broadcastChannel();
}

function broadcastChannel(): TabChannel {
  const channel = new BroadcastChannel(channelName);
  return {
    send: (message) => channel.postMessage(message),
    listen: (onMessage) => channel.addEventListener('message', ({ data }) => onMessage(data)),
  };
}

function storageChannel(): TabChannel {
  return {
    send(message) {
      try {
        localStorage.setItem(channelName, JSON.stringify(message));
        localStorage.removeItem(channelName);
      } catch {
        // Storage may be forbidden or full: the other tabs then learn it at their next load.
      }
    },
    listen: (onMessage) =>
      addEventListener('storage', ({ key, newValue }) => {
        if (key === channelName && newValue !== null) onMessage(parse(newValue));
      }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
