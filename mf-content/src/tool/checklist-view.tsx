import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { printIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { toolTexts as texts } from '../texts/tools-texts.ts';
import { RichText } from '../ui/rich-text.tsx';
import css from './checklist.module.css';
import { type ChecklistItem, checklistOf, itemsOf } from './checklist.ts';
import type { ToolData } from './tool-data.ts';
import { useTicks } from './use-ticks.ts';

/** A list to tick off: kept on the device, with how far one is, and to be printed. */
export function ChecklistView({ tool: { slug, body } }: { readonly tool: ToolData }) {
  const { toast } = useRemote();
  const { isTicked, tick, clear } = useTicks(slug);
  const parts = checklistOf(body);
  const items = itemsOf(parts);
  const done = items.filter(({ id }) => isTicked(id)).length;
  const startAgain = () => {
    clear();
    toast({ tone: 'info', text: texts.cleared });
  };
  return (
    <div className={css.checklist}>
      <Progress done={done} all={items.length} />
      <div>
        {parts.map((part, index) =>
          part.kind === 'words' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <RichText key={index} body={[part.block]} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <ul key={index} className={css.items}>
              {part.items.map((item) => (
                <li key={item.id}>
                  <Item item={item} isTicked={isTicked(item.id)} onTick={(is) => tick(item.id, is)} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
      <div className={css.actions} data-print="no">
        <Button look="secondary" icon={printIcon} onClick={() => print()}>
          {texts.print}
        </Button>
        {done > 0 && (
          <Button look="ghost" onClick={startAgain}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <div className={css.progress}>
      <progress value={done} max={all} aria-label={texts.progress(done, all)} className={css.bar} />
      <p role="status" className="num">
        {done === all && all > 0 ? texts.complete : texts.progress(done, all)}
      </p>
      <p className={css.note} data-print="no">
        <span className={css.scripted}>{texts.privacy}</span>
        <span className={css.plain}>{texts.withoutScript}</span>
      </p>
    </div>
  );
}

interface ItemProps {
  readonly item: ChecklistItem;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function Item({ item: { text, why }, isTicked, onTick }: ItemProps) {
  return (
    <CheckboxField
      label={
        <>
          {why ? <strong>{text}</strong> : text}
          {why && <span className={css.why}>{why}</span>}
        </>
      }
      checked={isTicked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  );
}
