import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { isRecord, itemsOf } from '../../form-document/form-path.ts';
import { useFormCount, useFormDocument, useFormTexts } from '../../form-document/use-form-document.ts';
import { plantTexts as texts } from './plant-texts.ts';

/** Gives the listed features of one typology to all others: a sheet brings thirty of them without any. */
export function FeaturesForAll({ index }: { readonly index: number }) {
  const document = useFormDocument();
  const { toast } = useRemote();
  const count = useFormCount('plants');
  const listed = useFormTexts(`plants.${index}.specifications.listed`);
  if (count < 2 || listed.length === 0) return null;
  const give = () => {
    const before = document.read('plants');
    const plants = itemsOf(before);
    document.write(
      'plants',
      plants.map((plant) => withFeatures(plant, listed)),
    );
    const action = { label: texts.undo, run: () => document.write('plants', before) };
    toast({ tone: 'info', text: texts.featuresGiven(plants.length), durationMs: 8_000, action });
  };
  return (
    <div>
      <Button look="secondary" size="s" onClick={give}>
        {texts.featuresForAll}
      </Button>
    </div>
  );
}

/** Own features stay: the team looks at each. */
function withFeatures(plant: unknown, listed: readonly string[]): unknown {
  if (!isRecord(plant)) return plant;
  const own = isRecord(plant.specifications) ? plant.specifications : { custom: [] };
  return { ...plant, specifications: { ...own, listed: [...listed] } };
}
