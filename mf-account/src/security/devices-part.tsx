import type { OwnDevice } from '@umbral/domain/api/sessions.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRef } from 'react';
import { securityTexts } from '../texts/security-texts.ts';
import { useChange } from '../ui/use-change.ts';
import css from './security.module.css';

const texts = securityTexts.devices;

interface DevicesPartProps {
  readonly devices: readonly OwnDevice[];
  readonly now: number;
}

/** Browsers that strangers' wrong passwords do not lock out; each can be forgotten [C287, C288]. */
export function DevicesPart({ devices, now }: DevicesPartProps) {
  const { call } = useRemote();
  const list = useRef<HTMLDivElement>(null);
  const { busy, change } = useChange(texts.failed);
  const forget = (id: number) =>
    change(
      String(id),
      async () => (await import('./security-calls.ts')).forget(call, id),
      // The button that was pressed went with its device.
      () => list.current?.focus(),
    );
  return (
    <section aria-labelledby="security-devices" className={css.part}>
      <SectionHeading id="security-devices" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <div ref={list} tabIndex={-1}>
        {devices.length === 0 && <p className={css.quiet}>{texts.none}</p>}
        {devices.length > 0 && (
          <ul aria-labelledby="security-devices" className={css.list}>
            {devices.map(({ id, device, first_seen_at: since, last_seen_at: last, is_current: isCurrent }) => (
              <li key={id} className={css.row}>
                <div className={css.rowText}>
                  <strong>{device}</strong>
                  <span className={css.quiet}>{texts.since(since)}</span>
                  <span className={css.quiet}>{isCurrent ? texts.current : texts.lastSeen(last, now)}</span>
                </div>
                <Button
                  look="ghost"
                  aria-label={texts.forgetNamed(device)}
                  isLoading={busy === String(id)}
                  onClick={() => forget(id)}
                >
                  {texts.forget}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
