import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { Drawer } from '@umbral/kit/overlays/drawer.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useState } from 'react';
import type { Candidate } from '../selection/candidate.ts';
import type { ComparedItem, Selection } from '../selection/selection.ts';
import { texts } from '../texts.ts';
import css from './add-drawer.module.css';
import { CandidateList } from './candidate-list.tsx';
import { OfferLists } from './offer-lists.tsx';
import { useOffers } from './use-offers.ts';
import { type Search, useSearch } from './use-search.ts';

interface AddDrawerProps {
  readonly selection: Selection;
  readonly onTake: (item: ComparedItem) => boolean;
  readonly onClose: () => void;
}

/** Finds another project to compare; adding one closes it, and its search with it [B051]. */
export function AddDrawer({ selection, onTake, onClose }: AddDrawerProps) {
  const [words, setWords] = useState('');
  const search = useSearch(words);
  const offers = useOffers(selection);
  const take = ({ plantId, title, image }: Candidate) => onTake({ plantId, title, image }) && onClose();
  return (
    <Drawer isOpen onClose={onClose} title={texts.drawer.title}>
      <TextField
        type="search"
        label={texts.drawer.search}
        placeholder={texts.drawer.placeholder}
        icon={searchIcon}
        autoComplete="off"
        maxLength={80}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p role="status" className={css.status}>
        {statusOf(search)}
      </p>
      {search.state === 'searching' && <Skeleton shape="block" count={2} />}
      {search.state === 'found' && <CandidateList candidates={search.candidates} compared={selection} onTake={take} />}
      {search.state === 'idle' && <OfferLists offers={offers} selection={selection} onTake={take} />}
    </Drawer>
  );
}

function statusOf(search: Search): string {
  if (search.state === 'idle') return '';
  if (search.state === 'searching') return texts.drawer.searching;
  const count = search.candidates.length;
  return count === 0 ? texts.drawer.noResults : texts.drawer.results(count);
}
