/** A piece of work that wants to pass. */
export interface GateOrder {
  readonly weight: number;
  /** On whose behalf; those who have less before them go first. */
  readonly who: string;
  /** Milliseconds after which it no longer makes sense; for ever by default. */
  readonly patienceMs?: number;
}

/** Lets costly work be done a little at a time, so that neither memory nor cores go to the number of requests. */
export interface Gate {
  /** Runs a piece of work once there is room. Throws `GateFull` where one waits with too many, or for too long. */
  run<T>(order: GateOrder, work: () => Promise<T>): Promise<T>;
}

/** More wait than can be served in time. */
export class GateFull extends Error {
  constructor() {
    super('too many wait for their turn');
    this.name = 'GateFull';
  }
}

interface Place {
  readonly weight: number;
  readonly who: string;
  /** How many of the same person were there before. */
  readonly turn: number;
  go(): void;
}

/**
 * Makes a gate for works of a weight of `capacity` altogether; a heavier one passes alone. Everybody's first comes
 * before anybody's second, so that who sends many holds up nobody else.
 */
export function createGate(capacity: number, mostOfOne: number): Gate {
  let free = capacity;
  const waiting: Place[] = [];
  const present = new Map<string, number>();

  function admit(): void {
    for (let first = waiting[0]; first && first.weight <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.weight;
      first.go();
    }
  }

  function wait(place: Omit<Place, 'go'>, patienceMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
      const taken: Place = {
        ...place,
        go() {
          clearTimeout(timer);
          resolve();
        },
      };
      function leave(): void {
        waiting.splice(waiting.indexOf(taken), 1);
        reject(new GateFull());
        admit();
      }
      const behind = waiting.findIndex(({ turn }) => turn > place.turn);
      waiting.splice(behind === -1 ? waiting.length : behind, 0, taken);
      admit();
    });
  }

  return {
    async run({ weight: wanted, who, patienceMs }, work) {
      const turn = present.get(who) ?? 0;
      if (turn >= mostOfOne) throw new GateFull();
      const weight = Math.min(wanted, capacity);
      present.set(who, turn + 1);
      try {
        await wait({ weight, who, turn }, patienceMs);
        try {
          return await work();
        } finally {
          free += weight;
          admit();
        }
      } finally {
        const left = (present.get(who) ?? 1) - 1;
        if (left > 0) present.set(who, left);
        else present.delete(who);
      }
    },
  };
}
