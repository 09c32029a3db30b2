import { Button } from '@umbral/kit/actions/button.tsx';
import { staffTexts as texts } from '../texts/staff-texts.ts';
import css from './staff.module.css';

interface StaffPagingProps {
  readonly label: string;
  readonly of: { readonly page: number; readonly pages: number };
  readonly onShow: (page: number) => void;
}

/** The ways to the other pages as buttons, not links: no address names whom somebody looks for. */
export function StaffPaging({ label, of: { page, pages }, onShow }: StaffPagingProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={css.paging}>
      {page > 1 && (
        <Button look="secondary" onClick={() => onShow(page - 1)}>
          {texts.previous}
        </Button>
      )}
      {page < pages && (
        <Button look="secondary" onClick={() => onShow(page + 1)}>
          {texts.next}
        </Button>
      )}
    </nav>
  );
}
