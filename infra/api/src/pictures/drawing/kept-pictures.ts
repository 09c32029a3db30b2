import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';

interface KeptPictures<Facts> {
  /** Where they are kept below `public`. */
  readonly folder: string;
  readonly extension: 'jpg' | 'webp';
  /** Raised when pictures are drawn in another way, so that the kept ones are left. */
  readonly edition: number;
  readonly draw: (facts: Facts) => Promise<Buffer>;
}

/** Runs work one after another: each drawing is a process, and a crowd of crawlers must not start a crowd of them. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

const inTurn = oneAtATime();

/** Pictures that are drawn once and kept under what they say: new facts are a new picture. */
export function keptPictures<Facts>(
  storage: Storage,
  { folder, extension, edition, draw }: KeptPictures<Facts>,
): (facts: Facts) => Promise<Buffer> {
  const keyOf = (facts: Facts) => {
    const sum = createHash('sha256')
      .update(JSON.stringify([edition, facts]))
      .digest('hex');
    return `public/${folder}/${sum.slice(0, 2)}/${sum.slice(2, 32)}.${extension}`;
  };
  const kept = async (key: string) => {
    const stream = await storage.get(key);
    return stream && buffer(stream);
  };
  const drawn = async (facts: Facts, key: string) => {
    // Whoever waited may have waited for this very picture.
    const there = await kept(key);
    if (there) return there;
    const picture = await draw(facts);
    await storage.put(key, picture);
    return picture;
  };
  return async (facts) => {
    const key = keyOf(facts);
    return (await kept(key)) ?? inTurn(() => drawn(facts, key));
  };
}
