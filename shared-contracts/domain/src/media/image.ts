import { z } from 'zod';
import { hexColor, webAddress } from '../vocabulary/identifier.ts';

/** A picture ready for a `picture`: the browser chooses the format, then among the widths. */
export const image = z.object({
  src: webAddress,
  /** `a-320.webp 320w, a-640.webp 640w`. */
  srcSet: z.string().optional(),
  /** The same as AVIF, for browsers that take it. */
  avifSrcSet: z.string().optional(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Dominant colour, painted before the picture arrives. */
  color: hexColor.optional(),
  thumbhash: z.string().optional(),
  /** What stays in sight where it is cropped (`focusMark`); without it the middle. */
  focus: z
    .string()
    .regex(/^[a-e]{2}$/)
    .optional(),
});
export type Image = z.infer<typeof image>;

/** One derivative of a picture. */
export const imageFile = z.object({ width: z.int().positive(), src: webAddress });
export type ImageFile = z.infer<typeof imageFile>;
