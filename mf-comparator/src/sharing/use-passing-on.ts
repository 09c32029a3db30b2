import { sharedComparisonHref } from '@umbral/domain/routes/shared-comparison.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { ComparedColumn } from '../table/compared-column.ts';
import type { Table } from '../table/use-table.ts';
import { texts } from '../texts.ts';

interface PassingOn {
  readonly share: () => Promise<void>;
  readonly download: () => Promise<void>;
}

/** Passes a comparison on by its link, or as a file for a sheet; code that does not come with the press is told. */
export function usePassingOn(columns: readonly ComparedColumn[], table: Table): PassingOn {
  const { toast } = useRemote();
  const told = (work: () => Promise<void>) => () =>
    work().catch(() => toast({ tone: 'error', text: texts.tools.failed }));
  return {
    share: told(async () => {
      const { shareLink } = await import(/* webpackChunkName: "share-link" */ '@umbral/kit/sharing/share-link.ts');
      const href = sharedComparisonHref(columns.map(({ id }) => id));
      await shareLink({ title: texts.tools.shareTitle, href }, toast);
    }),
    download: told(async () => {
      const [{ comparisonCsv }, { saveFile }] = await Promise.all([
        import(/* webpackChunkName: "comparison-file" */ './csv.ts'),
        import(/* webpackChunkName: "comparison-file" */ './save-file.ts'),
      ]);
      const titles = columns.map(({ title }) => title);
      const sheet = comparisonCsv(texts.overlay.feature, titles, table.sheet());
      saveFile(texts.tools.fileName, sheet, 'text/csv;charset=utf-8');
    }),
  };
}
