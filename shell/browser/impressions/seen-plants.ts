/** Plants that were seen on the page that is shown, and those of them that nobody was told yet. */
export interface SeenPlants {
  /** Marks a plant as seen; a second time on one page changes nothing. */
  see(plant: number): void;
  /** Another page is shown: what is on it counts anew. */
  turnPage(): void;
  /** What waits, at most so many; they wait no longer. */
  take(most: number): number[];
  readonly waiting: number;
}

/** Keeps what was seen, each plant once for a page. */
export function createSeenPlants(): SeenPlants {
  let onPage = new Set<number>();
  const unsent: number[] = [];
  return {
    see(plant) {
      if (onPage.has(plant)) return;
      onPage.add(plant);
      unsent.push(plant);
    },
    turnPage() {
      onPage = new Set();
    },
    take: (most) => unsent.splice(0, most),
    get waiting() {
      return unsent.length;
    },
  };
}
