import { routes } from '@umbral/domain/routes/table.ts';

/** Name in the address under which a page says that a form without script was taken. */
export const doneParam = 'listo';

/** The recovery page once a link was asked for. */
export const recoverySentPath = `${routes.accountRecovery.href()}?${doneParam}=1`;

/** The login page after the password was changed. */
export const passwordSavedPath = `${routes.login.href()}?${doneParam}=1`;
