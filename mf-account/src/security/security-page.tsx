import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { securityTexts } from '../texts/security-texts.ts';
import { ActivityPart } from './activity/activity-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { FactorNotice } from './factors/factor-notice.tsx';
import { PasskeysPart } from './factors/passkeys-part.tsx';
import { StepPart } from './factors/step-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProvidersPart } from './providers-part.tsx';
import css from './security.module.css';
import type { loader } from './security-route.ts';
import { SessionsPart } from './sessions-part.tsx';

/** What an account is opened with, and where it is open [R111, B133]. */
export function SecurityPage() {
  const { own, counts } = useLoaderData<typeof loader>();
  return (
    <AccountFrame screen="security" counts={counts} title={securityTexts.title} lead={securityTexts.lead}>
      <FactorNotice factors={own.factors} isBuilder={own.isBuilder} />
      <div className={css.screen}>
        <div className={css.columns}>
          <PasswordPart email={own.email} hasPassword={own.hasPassword} />
          <div className={css.lists}>
            <PasskeysPart passkeys={own.factors.passkeys} />
            <StepPart factors={own.factors} hasPassword={own.hasPassword} />
            <SessionsPart sessions={own.sessions} now={own.now} />
            <DevicesPart devices={own.devices} now={own.now} />
            <ProvidersPart providers={own.providers} />
          </div>
        </div>
        <ActivityPart activity={own.activity} />
      </div>
    </AccountFrame>
  );
}
