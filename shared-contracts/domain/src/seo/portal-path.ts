import { z } from 'zod';
import { validationMessages as messages } from '../fields/validation.ts';

export const wrongPath = 'La dirección no es válida';

/** A path of the portal as servers see it: dots resolved, signs encoded, without the slash at its end. */
function normalPath(path: string): string {
  const { pathname } = new URL(path, 'https://portal.invalid');
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}

/** Begins with one slash; nothing in it may be read as another host, as words of a query or as two lines. */
const ownPath = /^\/(?![/\\])[^\s?#\\]*$/;

/** A path of the portal, normalised. */
export const portalPath = z
  .string(messages.required)
  .trim()
  .min(1, messages.required)
  .max(500, wrongPath)
  .regex(ownPath, wrongPath)
  .transform(normalPath)
  // Dots may have led to an address that begins with two slashes.
  .refine((path) => ownPath.test(path) && path.length <= 500, wrongPath);
