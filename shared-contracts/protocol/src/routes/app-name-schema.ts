import { z } from 'zod';
import { isRemoteName } from './owners.ts';

const message = 'a remote is named by 2 to 40 small letters, digits and dashes, a letter first';

/** Name of a remote, whoever builds it. Readers take any: who knows only some names cannot read what names others. */
export const remoteNameSchema = z.string().refine(isRemoteName, message);
/** Name of a remote, or `shell`. */
export const appNameSchema = z.string().refine((name) => name === 'shell' || isRemoteName(name), message);
