import { z } from 'zod';
import { image } from '../media/image.ts';
import { webAddress } from '../vocabulary/identifier.ts';

/** Kinds of files that a panorama comes in, by the format that the media library names. */
export const panoramaTypes = { avif: 'image/avif', webp: 'image/webp' } as const;

/** Degrees on the plan, clockwise from its top. */
const bearing = z.int().min(0).max(359);

/** A room of a home all around, as an equirectangular picture. */
export const tourRoom = z.object({
  /** As the plan has it. */
  name: z.string(),
  alt: z.string(),
  /** What it does not show as the home is. */
  note: z.string().nullable(),
  /** The same picture by width in pixels, narrow to wide. */
  files: z.array(z.object({ src: webAddress, width: z.int().positive(), type: z.enum(panoramaTypes) })).min(1),
  /** Where the middle of the picture looks. */
  heading: bearing,
  /** The drawing that it is on, and its middle there as fractions of the drawing. */
  plan: image
    .pick({ src: true, width: true, height: true })
    .extend({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  /** Ways to other rooms of the tour, by their place in it, and where their doors are from the middle of the room. */
  doors: z.array(z.object({ to: z.int().nonnegative(), bearing })),
});
export type TourRoom = z.infer<typeof tourRoom>;
