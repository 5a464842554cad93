/** The frame of a tool: what it is for, and the application it works on. */
import type { ReactNode } from 'react';
import { CurrentApplication } from './current-application.tsx';
import styles from './sections.module.css';
import { tools } from './tools.ts';

export function ToolPage({ id }: { readonly id: string }) {
  const tool = tools[id];
  if (!tool) return <h1>There is no tool called {id}</h1>;
  return (
    <ToolFrame title={tool.title} why={tool.why}>
      <CurrentApplication />
      <tool.Page />
    </ToolFrame>
  );
}

interface ToolFrameProps {
  readonly title: string;
  readonly why: string;
  readonly children: ReactNode;
}

export function ToolFrame({ title, why, children }: ToolFrameProps) {
  return (
    <>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['muted']}>{why}</p>
      </header>
      {children}
    </>
  );
}
