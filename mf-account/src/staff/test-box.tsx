import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Form, useNavigation } from '@umbral/protocol/router/router.ts';
import { staffTexts } from '../texts/staff-texts.ts';
import css from './test-box.module.css';
import { type TestedAddress, testedName } from './tested-address.ts';

interface TestBoxProps {
  readonly label: string;
  readonly help: string;
  readonly tested: TestedAddress | null;
}

/** Type an address, see which rule holds for it; a form of the page's own address, so it needs no script. */
export function TestBox({ label, help, tested }: TestBoxProps) {
  const isMoving = useNavigation().state === 'loading';
  return (
    <Form method="get" className={css.box} role="search" aria-label={label}>
      <TextField
        name={testedName}
        label={label}
        help={help}
        defaultValue={tested?.typed}
        error={tested && tested.answer === undefined ? staffTexts.noAddress : undefined}
        maxLength={600}
        autoComplete="off"
        className={css.field}
      />
      <Button type="submit" look="secondary" isLoading={isMoving} className={css.button}>
        {staffTexts.test}
      </Button>
      {tested?.answer && (
        <div className={css.answer}>
          <Notice tone={tested.applies ? 'success' : 'info'} role="status">
            {tested.answer}
          </Notice>
        </div>
      )}
    </Form>
  );
}
