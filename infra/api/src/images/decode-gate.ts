/** Lets pictures be decoded a few at a time, so that memory does not grow with the number of requests. */
export interface Gate {
  /**
   * Runs a piece of work once there is room for its weight; in the order of asking. Throws `GateFull` at once where too
   * many wait, and after `patienceMs` without a place.
   */
  run<T>(weight: number, work: () => Promise<T>, patienceMs?: number): Promise<T>;
}

/** More wait than can be served in time. */
export class GateFull extends Error {
  constructor() {
    super('too many pictures wait to be decoded');
    this.name = 'GateFull';
  }
}

/** Makes a gate for works of a weight of `capacity` altogether; a heavier one passes alone. */
export function createGate(capacity: number, mostWaiting: number): Gate {
  let free = capacity;
  const waiting: { weight: number; go: () => void }[] = [];

  function admit(): void {
    for (let first = waiting[0]; first && first.weight <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.weight;
      first.go();
    }
  }

  return {
    async run(wanted, work, patienceMs) {
      if (waiting.length >= mostWaiting) throw new GateFull();
      const weight = Math.min(wanted, capacity);
      await new Promise<void>((resolve, reject) => {
        const place = { weight, go };
        const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
        function go(): void {
          clearTimeout(timer);
          resolve();
        }
        function leave(): void {
          waiting.splice(waiting.indexOf(place), 1);
          reject(new GateFull());
          admit();
        }
        waiting.push(place);
        admit();
      });
      try {
        return await work();
      } finally {
        free += weight;
        admit();
      }
    },
  };
}

/** Room for two usual pictures or a large one in one process, whoever asks: requests and jobs. */
const gate = createGate(2, 60);
const largePixels = 25_000_000;

/** Runs the decoding of a picture of so many pixels when there is room for it. */
export function whenDecodable<T>(pixels: number, work: () => Promise<T>, patienceMs?: number): Promise<T> {
  return gate.run(pixels > largePixels ? 2 : 1, work, patienceMs);
}
