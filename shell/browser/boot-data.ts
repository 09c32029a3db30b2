import { readBoot } from '../document/boot.ts';

/** The document's boot data, read once. */
export const boot = readBoot(document);
