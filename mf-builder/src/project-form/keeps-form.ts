import type { ShouldRevalidateFunction } from '@umbral/protocol/router/router.ts';

/** A section, or the draft that a new form has become, is another address of the same form: nothing is read anew. */
export const keepsForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSame = (name: string) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  const isSameForm = currentUrl.pathname === nextUrl.pathname && isSame('constructora');
  return isSameForm ? false : defaultShouldRevalidate;
};
