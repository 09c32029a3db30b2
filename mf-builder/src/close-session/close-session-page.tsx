import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useCallback, useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import css from './close-session.module.css';

/** Ends the session and leads to the builders' login [R098]. */
export function CloseSessionPage() {
  const { call, bus, navigate } = useRemote();
  const [hasFailed, setFailed] = useState(false);
  const close = useCallback(async () => {
    setFailed(false);
    try {
      const { logout } = await import('@umbral/domain/api/users.ts');
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
