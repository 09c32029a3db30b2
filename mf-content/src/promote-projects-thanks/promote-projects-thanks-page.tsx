import { routes } from '@umbral/domain/routes/table.ts';
import { promoteTexts } from '../texts/promote-texts.ts';
import { Thanks } from '../ui/thanks.tsx';

const { thanks: texts } = promoteTexts;

/** The form of a builder has arrived [M019]. */
export function PromoteProjectsThanksPage() {
  const ways = [
    { href: routes.builders.href(), label: texts.builders },
    { href: routes.promoteProjects.href(), label: texts.back },
  ];
  return <Thanks {...texts} ways={ways} />;
}
