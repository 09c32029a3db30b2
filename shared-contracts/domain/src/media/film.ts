import { z } from 'zod';
import { webAddress } from '../vocabulary/identifier.ts';
import { image } from './image.ts';

/** Kinds of files that a film comes in, by the format that the media library names. */
export const filmTypes = { webm: 'video/webm', mp4: 'video/mp4' } as const;

/** A film of the media library, ready for a `video`: the browser takes the first source that it plays. */
export const film = z.object({
  sources: z.array(z.object({ src: webAddress, type: z.enum(filmTypes) })).min(1),
  /** A still of it, shown until it plays. */
  poster: image.nullable(),
});
export type Film = z.infer<typeof film>;
