import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Row, Specimen, useValue } from './specimen.tsx';

function Opener({ label, ...dialog }: Omit<DialogProps, 'isOpen' | 'onClose'> & { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        {...dialog}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={dialog.actions && <Button onClick={() => setOpen(false)}>Continue</Button>}
      />
    </>
  );
}

export function Dialogs() {
  const code = useValue('');
  return (
    <Specimen title="Sizes" isWide>
      <Row>
        <Opener label="Short" size="small" title="Active application already exists" actions>
          <p>You have an application that is not finished. Continue where you left off.</p>
        </Opener>
        <Opener label="With a field" title="Confirm your phone" actions>
          <p>We sent a code to your phone.</p>
          <TextField {...code} name="code" label="Six-digit code" inputMode="numeric" autoComplete="one-time-code" />
        </Opener>
        <Opener label="Long" size="large" title="Disclosures" actions>
          {Array.from({ length: 14 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: filler
            <p key={index}>
              {index + 1}. A home equity line of credit is secured by your home. If you do not repay what you borrow,
              you could lose it. The rate of each draw is fixed when you make it.
            </p>
          ))}
        </Opener>
        <Opener label="Without buttons" title="Why we need your location">
          <p>Some states ask us to record where a document was signed.</p>
        </Opener>
      </Row>
    </Specimen>
  );
}

export function Drawers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimen title="From the side" isWide>
      <Row>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Open menu
        </Button>
      </Row>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Menu">
        <a href="#dashboard">Dashboard</a>
        <a href="#documents">Documents</a>
        <a href="#settings">Settings</a>
      </Drawer>
    </Specimen>
  );
}

export function Menus() {
  const [last, setLast] = useState('nothing yet');
  const items = [
    { id: 'dashboard', label: 'Dashboard', href: '#dashboard' },
    { id: 'settings', label: 'Settings', detail: 'Profile, password, notices', onSelect: () => setLast('Settings') },
    { id: 'statements', label: 'Statements', disabled: true },
    { id: 'logout', label: 'Log out', isDanger: true, onSelect: () => setLast('Log out') },
  ];
  return (
    <Specimen title={`Chosen: ${last}`} isWide>
      <Row>
        <Menu label="Jane Doe" items={items} align="start" />
        <Menu label="3" name="Notifications, 3 new" items={items.slice(0, 2)} align="start" />
        <Menu label="Nothing" items={[]} emptyText="You are all caught up" align="start" />
      </Row>
    </Specimen>
  );
}

export function Tooltips() {
  return (
    <Specimen title="Point at it, press it or tap it">
      <p>
        Annual percentage rate{' '}
        <Tooltip label="About the annual percentage rate">
          The yearly cost of your line, including the origination fee, as a rate you can compare.
        </Tooltip>
      </p>
    </Specimen>
  );
}
