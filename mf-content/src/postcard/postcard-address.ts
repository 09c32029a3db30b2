import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { routes } from '@umbral/domain/routes/table.ts';

/** Name of a postcard's code in the address, as its QR code writes it. */
const codeParam = 'codigo';
const code = /^[A-Za-z0-9-]{1,20}$/;

export interface PostcardData {
  /** Of the postcard in the visitor's hand; empty where the address names none. */
  readonly code: string;
  /** A browser without script has just sent the form. */
  readonly isSent: boolean;
}

/** What the address of the page says; a code of any other letters is none. */
export function readPostcard({ searchParams }: URL): PostcardData {
  return {
    code: code.exec(searchParams.get(codeParam)?.trim() ?? '')?.[0] ?? '',
    isSent: searchParams.has(doneParam),
  };
}

/** Where a browser without script is led once the form has arrived. */
export const postcardThanksHref = `${routes.postcard.href()}?${doneParam}=1`;
