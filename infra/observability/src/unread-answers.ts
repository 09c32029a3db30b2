import type { ServerResponse } from 'node:http';

/** How long somebody may take nothing of an answer that waits for them. */
const usualSilenceMs = 30_000;

/**
 * Cuts whoever asks and does not read: their answer lies in memory, and their connection is one less for others. Somebody
 * slow is let be as long as bytes go, and so is an answer that has no bytes yet.
 */
export function cutUnread(response: ServerResponse, silenceMs = usualSilenceMs): void {
  response.setTimeout(silenceMs, () => {
    const { socket } = response;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
