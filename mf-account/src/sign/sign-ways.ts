import { routes } from '@umbral/domain/routes/table.ts';
import { useNavigate } from '@umbral/protocol/router/router.ts';
import { withWayBack } from '../model/login-href.ts';
import { keepTypedEmail } from './typed-email.ts';

/** The three forms around an account [B071]. */
export type SignForm = 'login' | 'register' | 'recovery';

/** How each form leads to the others: links that work without script, and what a press on them does. */
export interface SignWays {
  readonly href: (form: SignForm) => string;
  /** Takes what stands in the field of the address along. */
  readonly go: (form: SignForm, email: string) => void;
}

/** The pages of the three forms. */
export const signPaths: Readonly<Record<SignForm, string>> = {
  login: routes.login.href(),
  register: routes.registration.href(),
  recovery: routes.accountRecovery.href(),
};

/** The ways between the pages: each keeps the way back, and what was typed in memory only. */
export function usePageWays(wayBack: string | null): SignWays {
  const goInside = useNavigate();
  const href = (form: SignForm) => withWayBack(signPaths[form], wayBack);
  return {
    href,
    go: (form, email) => {
      keepTypedEmail(email);
      goInside(href(form));
    },
  };
}
