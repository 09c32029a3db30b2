import { Button } from '@umbral/kit/actions/button.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import { type Cell, csvOf } from './csv.ts';

interface DownloadButtonProps {
  /** Name of the file. */
  readonly file: string;
  readonly head: readonly string[];
  readonly rows: () => Promise<readonly (readonly Cell[])[]>;
}

/** Makes a file of a table in the browser and offers it. */
export function DownloadButton({ file, head, rows }: DownloadButtonProps) {
  const { toast } = useRemote();
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      offer(file, csvOf(head, await rows()));
    } catch {
      toast({ tone: 'error', text: texts.downloadFailed });
    }
    setMaking(false);
  };
  return (
    <div>
      <Button look="secondary" icon={downloadIcon} isLoading={isMaking} onClick={() => void download()}>
        {texts.download}
      </Button>
    </div>
  );
}

function offer(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
