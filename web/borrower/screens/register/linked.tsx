/** A sentence some of whose words are links. They open beside the page, so that nothing filled in is left behind. */
import { Fragment } from 'react';

interface LinkedProps {
  readonly sentence: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export function Linked({ sentence, links }: LinkedProps) {
  const [link, ...others] = links;
  const at = link ? sentence.indexOf(link.label) : -1;
  if (!link || at === -1) return others.length > 0 ? <Linked sentence={sentence} links={others} /> : sentence;
  return (
    <Fragment>
      {sentence.slice(0, at)}
      <a href={link.href} target="_blank" rel="noopener">
        {link.label}
      </a>
      <Linked sentence={sentence.slice(at + link.label.length)} links={others} />
    </Fragment>
  );
}
