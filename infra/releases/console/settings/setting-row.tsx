import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import records from '../frame/record-rows.module.css';
import { RelativeTime } from '../now/relative-time.tsx';
import type { Setting } from '../registry/answers.ts';
import css from './settings.module.css';
import { settingsTexts as texts } from './settings-texts.ts';
import { spell } from './spelled-value.ts';

interface SettingRowProps {
  readonly setting: Setting;
  /** Absent where somebody may only look. */
  readonly onChange: (() => void) | undefined;
}

/** One setting: what it is, what it may be, what it is now, and whose word that is. */
export function SettingRow({ setting, onChange }: SettingRowProps) {
  const { name, about, takes, isSaid, value, fault, changedBy, changedAt } = setting;
  const isNothing = !isSaid && value === null;
  return (
    <li className={records.row}>
      <div className={records.facts}>
        <p className={css.line}>
          <code className={css.name}>{name}</code> <span className={css.value}>{wordOf(setting)}</span>
        </p>
        <p className={records.quiet}>
          {isSaid && changedAt !== null ? (
            <>
              {texts.by(changedBy ?? '')} <RelativeTime at={changedAt} />
            </>
          ) : (
            !isNothing && texts.own
          )}
          {takes !== null && (
            <>
              {!isNothing && ' · '}
              {texts.takes} <span lang="en">{takes}</span>
            </>
          )}
        </p>
        {about !== null && <p className={records.quiet}>{about}</p>}
        {fault !== null && (
          <Notice tone="warning">
            <span lang="en">{fault}</span>
          </Notice>
        )}
      </div>
      {onChange && (
        <Button look="secondary" size="s" aria-label={texts.changeNamed(name)} onClick={onChange}>
          {texts.change}
        </Button>
      )}
    </li>
  );
}

function wordOf(setting: Setting): string {
  if (setting.kind === 'switch' && typeof setting.value === 'boolean') return setting.value ? texts.on : texts.off;
  return spell(setting) || texts.unsaid;
}
