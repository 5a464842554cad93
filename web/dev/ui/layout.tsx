import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { Specimen } from './specimen.tsx';

const text = 'Your home’s value is estimated from public records and recent sales nearby. You may order an appraisal.';

export function Cards() {
  return (
    <>
      <Specimen title="With a title and an action">
        <Card title="Property" level={3} action={<TextButton>Edit</TextButton>}>
          <p>{text}</p>
        </Card>
      </Specimen>
      <Specimen title="Plain">
        <Card>
          <p>{text}</p>
        </Card>
      </Specimen>
      <Specimen title="Sunken, for side notes">
        <Card title="Good to know" level={3} isSunken>
          <p>{text}</p>
        </Card>
      </Specimen>
    </>
  );
}

export function Disclosures() {
  return (
    <>
      <Specimen title="Closed and open">
        <div>
          <Disclosure summary="How is my home valued?">
            <p>{text}</p>
          </Disclosure>
          <Disclosure summary="Will checking my rate affect my credit score?" isOpenAtFirst>
            <p>No. We use a soft inquiry, which only you can see. A hard inquiry follows when you accept an offer.</p>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen title="A group: one at a time">
        <div>
          {['When am I funded?', 'Can I draw again?', 'What does it cost?'].map((question) => (
            <Disclosure key={question} summary={question} group="questions">
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </Specimen>
    </>
  );
}

export function DefinitionLists() {
  const change = (what: string) => <TextButton aria-label={`Change ${what}`}>Change</TextButton>;
  return (
    <>
      <Specimen title="To check before sending" isWide>
        <DefinitionList
          rows={[
            { term: 'Name', value: 'Jane Q. Doe', action: change('name') },
            { term: 'Property', value: '12 Main St, Reno, NV 89501', action: change('property') },
            {
              term: 'Email',
              value: 'jane.alexandra.doe.with.a.long.address@subdomain.example.com',
              action: change('email'),
            },
            { term: 'Annual income', value: '$85,000' },
          ]}
        />
      </Specimen>
      <Specimen title="A bill, with its total" isWide>
        <DefinitionList
          isBill
          rows={[
            { term: 'Recording fee', value: '$225.00' },
            { term: 'Valuation, only if one is needed', value: '$180.00' },
            { term: 'Total we expect at closing', value: '$405.00', isTotal: true },
          ]}
        />
      </Specimen>
    </>
  );
}
