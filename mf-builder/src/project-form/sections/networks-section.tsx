import { ChoiceInput, TextInput } from '../fields/inputs.tsx';
import { optionsOf } from '../fields/options-of.ts';
import { ItemRows } from './item-rows.tsx';
import { sectionTexts as texts } from './section-texts.ts';

const networks = optionsOf({
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  tiktok: 'TikTok',
});
const blank = { network: null, url: '' };

/** Where else the project shows itself. */
export function NetworksSection() {
  return (
    <ItemRows
      of="social_networks"
      max={networks.length}
      empty={texts.noNetworks}
      add={texts.addNetwork}
      blank={blank}
      nameOf={texts.network}
    >
      {(index) => (
        <>
          <ChoiceInput of={`social_networks.${index}.network`} options={networks} placeholder={texts.choose} />
          <TextInput of={`social_networks.${index}.url`} max={500} type="url" placeholder={texts.linkStart} />
        </>
      )}
    </ItemRows>
  );
}
