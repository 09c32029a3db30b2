import { createHmac } from 'node:crypto';
import type { Backend } from '../backend.ts';

export type LinkPurpose =
  | 'alert-confirm'
  | 'alert-end'
  | 'digest-end'
  | 'newsletter-confirm'
  | 'newsletter-end'
  | 'visit'
  | 'account-keep'
  | 'board'
  | 'project-preview'
  | 'watch-confirm'
  | 'watch-end';

/**
 * The token of a link in a mail. It can be made again for every mail from the row's number and the server's secret,
 * and from nothing else: the database holds only its hash. Another `edition` is another token.
 */
export function linkToken({ config }: Backend, purpose: LinkPurpose, id: number, edition: Date | null = null): string {
  const text = `${purpose}:${id}:${edition?.getTime() ?? ''}`;
  return createHmac('sha256', config.captchaSecret).update(text).digest('base64url');
}

/** Address of the page behind such a link. */
export function linkAddress({ config }: Backend, path: string, token: string): string {
  return `${config.origin}/api${path}?token=${token}`;
}
