/**
 * A document to read: the blocks that lie inside its bytes as text, which fits any screen, and the PDF beside it. Both are
 * one file with one hash. A document without blocks inside, from before there were any, is shown as its pages.
 */
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type EmbeddedDocument, embeddedIn } from '#core/documents/embedded.ts';
import type { ShownAs } from '#core/documents/signing.ts';
import * as words from '#core/words/en/documents.ts';
import type { PaperBytes } from '#web/app/paper-file.tsx';
import { Button } from '#web/ui/button.tsx';
import { DocumentEnd } from '#web/ui/document-end.tsx';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';
import { BlockShown, type PlaceAt } from './block-shown.tsx';
import styles from './reader.module.css';

interface ReaderProps extends PaperBytes {
  readonly title: string;
  readonly onEnd?: (sha256: string, as: ShownAs) => void;
  readonly placeAt?: PlaceAt;
}

const sizes = ['small', 'usual', 'large', 'largest'] as const;
const usual = 1;

export function Reader({ bytes, sha256, title, onEnd, placeAt }: ReaderProps) {
  const inside = useMemo(() => embeddedIn(bytes), [bytes]);
  const fields = inside?.blocks.filter((block) => block.kind === 'field') ?? [];
  // Marks are on the pages alone: what is signed already opens as its pages.
  const [as, setAs] = useState<ShownAs>(inside && (placeAt || fields.length === 0) ? 'text' : 'pages');
  const [size, setSize] = useState(usual);
  return (
    <div className={styles['reader']}>
      {inside && (
        <div className={styles['tools']}>
          <Button kind="secondary" onClick={() => setAs(as === 'text' ? 'pages' : 'text')}>
            {as === 'text' ? words.viewAsPdf : words.readAsText}
          </Button>
          {as === 'text' && <TextSize size={size} onChange={setSize} />}
        </div>
      )}
      {inside && as === 'text' ? (
        <Text inside={inside} size={size} {...{ sha256, placeAt }} onEnd={() => onEnd?.(sha256, 'text')} />
      ) : (
        <>
          <PdfViewer bytes={bytes} title={title} onEnd={() => onEnd?.(sha256, 'pages')} />
          {placeAt && fields.map((field) => <div key={field.field.id}>{placeAt(field)}</div>)}
        </>
      )}
    </div>
  );
}

function TextSize({ size, onChange }: { readonly size: number; readonly onChange: (size: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together are no set of fields
    <div className={styles['sizes']} role="group" aria-label={words.textSize}>
      <Button kind="secondary" aria-label={words.smallerText} disabled={size === 0} onClick={() => onChange(size - 1)}>
        <span className={styles['less']}>A</span>
      </Button>
      <Button
        kind="secondary"
        aria-label={words.largerText}
        disabled={size === sizes.length - 1}
        onClick={() => onChange(size + 1)}
      >
        <span className={styles['more']}>A</span>
      </Button>
    </div>
  );
}

interface TextProps {
  readonly inside: EmbeddedDocument;
  readonly sha256: string;
  readonly size: number;
  readonly placeAt: PlaceAt | undefined;
  readonly onEnd: () => void;
}

function Text({ inside: { title, blocks, foot }, sha256, size, placeAt, onEnd }: TextProps): ReactNode {
  const titleId = useId();
  return (
    <article className={styles['document']} data-size={sizes[size]} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change their places
        <BlockShown key={at} block={block} placeAt={placeAt} />
      ))}
      <footer className={styles['foot']}>
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles['hash']}>{words.oneFile(sha256)}</p>
        <DocumentEnd className={undefined} onEnd={onEnd} />
      </footer>
    </article>
  );
}
