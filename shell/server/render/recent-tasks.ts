/** The tasks of a place that ended of late: what their code throws afterwards is theirs all the same. */
export interface RecentTasks<Task> {
  add(id: number, task: Task): void;
  /** A task, or the one that ended last where nobody knows of which the code was. */
  find(id: number): Task | undefined;
}

/** More than a place ends while something of a task is still on its way. */
const most = 64;

/** Makes the memory of a place. */
export function createRecentTasks<Task>(): RecentTasks<Task> {
  const ended = new Map<number, Task>();
  let last: Task | undefined;
  return {
    add(id, task) {
      ended.set(id, task);
      last = task;
      const [oldest] = ended.keys();
      if (ended.size > most && oldest !== undefined) ended.delete(oldest);
    },
    find: (id) => ended.get(id) ?? last,
  };
}
