import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { changeTexts } from './change-texts.ts';

/** How far a canary goes: by its health from step to step, or to one share. */
export interface Growth {
  readonly isPlanned: boolean;
  readonly percent: string;
}

interface CanaryGrowthProps {
  readonly growth: Growth;
  readonly isWrong: boolean;
  readonly onChange: (growth: Growth) => void;
}

/** Asks how far a canary shall go. */
export function CanaryGrowth({ growth, isWrong, onChange }: CanaryGrowthProps) {
  return (
    <>
      <RadioGroup
        legend={changeTexts.growth}
        name="growth"
        choices={[
          { value: 'planned', label: changeTexts.planned },
          { value: 'fixed', label: changeTexts.fixed },
        ]}
        value={growth.isPlanned ? 'planned' : 'fixed'}
        onChange={(value) => onChange({ ...growth, isPlanned: value === 'planned' })}
      />
      {!growth.isPlanned && (
        <TextField
          label={changeTexts.share}
          help={changeTexts.shareHelp}
          error={isWrong ? changeTexts.shareWrong : undefined}
          inputMode="decimal"
          end="%"
          value={growth.percent}
          onChange={({ currentTarget }) => onChange({ ...growth, percent: currentTarget.value })}
        />
      )}
    </>
  );
}
