import { z } from 'zod';

/** A picture with its derivatives, narrowest first; colour and thumbhash paint its place before it arrives. */
export const image = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  color: z.string(),
  thumbhash: z.string().nullable(),
  files: z.array(z.object({ width: z.int(), src: z.string(), format: z.string().optional() })),
});
export type Image = z.output<typeof image>;
