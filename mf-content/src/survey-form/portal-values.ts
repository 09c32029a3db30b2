import { isEmail, validationMessages as messages, requiredIssue } from '@umbral/domain/fields/validation.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** The control of the stars, which carries the product's name as the call does. */
export const starsName = `qualification_${product}` as const;

/** The call below the API's base; it knows the product by name. */
export const portalPath = `/surveys/user-${product}`;

/** What somebody says of the portal, by the names of the call; no stars are 0. */
export interface PortalValues {
  readonly [starsName]: number;
  readonly email: string;
  readonly content_opinion: string;
  readonly search_interest: string;
  readonly sought: string;
  readonly found: string;
  readonly user_comments: string;
}

/** Reads the form's controls by name. */
export function readPortal(data: FormData): PortalValues {
  const text = (name: keyof PortalValues) => textOf(data, name);
  return {
    [starsName]: Number(text(starsName)),
    email: text('email'),
    content_opinion: text('content_opinion'),
    search_interest: text('search_interest'),
    sought: text('sought'),
    found: text('found'),
    user_comments: text('user_comments'),
  };
}

/**
 * What is wrong, by field [B079, M002, M006, M013]: the stars, the address of whom nobody knows, whether the content
 * was of use, and what was missed where it was not. Comments may be of any length [B103].
 */
export function portalIssues(values: PortalValues, isSignedIn: boolean): Issues {
  const misses = values.content_opinion === '0';
  return foundIssues({
    [starsName]: values[starsName] === 0 && messages.starsRequired,
    content_opinion: values.content_opinion === '' && messages.required,
    search_interest: misses && requiredIssue(values.search_interest),
    email: !isSignedIn && requiredIssue(values.email, isEmail, messages.email),
  });
}
