import { Button } from '@umbral/kit/actions/button.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { exportTexts as texts } from '../sheet-texts.ts';
import type { Column } from '../table/column.ts';
import { saveBytes } from './save-bytes.ts';

interface ExportButtonsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Of the file, without its ending; also the name of the sheet. */
  readonly fileName: string;
}

type Format = 'xlsx' | 'csv';

const types: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** The table as a file that can be edited and imported again. */
export function ExportButtons<Row>({ columns, rows, fileName }: ExportButtonsProps<Row>) {
  const { toast } = useRemote();
  const [busy, setBusy] = useState<Format>();
  const save = async (format: Format) => {
    setBusy(format);
    try {
      saveBytes(`${fileName}.${format}`, await contentOf(format, fileName, columns, rows), types[format]);
    } catch {
      toast({ tone: 'error', text: texts.failed });
    } finally {
      setBusy(undefined);
    }
  };
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      look="secondary"
      size="s"
      icon={downloadIcon}
      isLoading={busy === format}
      onClick={() => void save(format)}
    >
      {texts[format]}
    </Button>
  ));
}

async function contentOf<Row>(format: Format, name: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  if (format === 'csv') {
    const { writeCsv } = await import(/* webpackChunkName: "sheet-csv-writing" */ './write-csv.ts');
    return writeCsv(columns, rows);
  }
  const { writeWorkbook } = await import(/* webpackChunkName: "sheet-xlsx-writing" */ './write-xlsx.ts');
  return await writeWorkbook(name, columns, rows);
}
