import { useCallback, useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { texts } from '../texts.ts';
import css from './close-session.module.css';

/** Ends the session and leads to the builders' login [R098]. */
export function CloseSessionPage() {
  const { call, bus, navigate } = useRemote();
  const [hasFailed, setFailed] = useState(false);
  const close = useCallback(async () => {
    setFailed(false);
    try {
      const { logout } = await import('shared-contracts/api/users.ts');
      await call(logout, {});
      bus.ask('shell/refresh-session', {});
      navigate(routes.builderLogin.href());
    } catch {
      setFailed(true);
    }
  }, [call, bus, navigate]);
  useEffect(() => void close(), [close]);
  return (
    <Container className={css.page}>
      <PageHeading>{texts.close.title}</PageHeading>
      {hasFailed && (
        <Notice tone="error" role="alert" action={<Button onClick={close}>{texts.close.retry}</Button>}>
          {texts.close.failed}
        </Notice>
      )}
    </Container>
  );
}
