/** What we know of a person, what we do with it, and what they can have done about it. */
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What we collect',
    text: [
      'To take an application we need to know who you are, what you own and owe, and what you earn.',
      [
        'What you tell us: name, birth date, contact details, Social Security number, addresses, income, employment, and documents you upload.',
        'What others tell us with your permission or as the law allows: credit bureaus, property and title records, valuation and flood services, banks and payroll services you link.',
        'What your browser tells us: pages opened, device and approximate location from your network address, and exact location only when you sign electronically and agree.',
      ],
    ],
  },
  {
    title: 'What we use it for',
    text: [
      [
        'to decide on your application, price it, close it and service the line of credit',
        'to make sure that you are you, and to prevent fraud and money laundering',
        'to meet the duties the law gives lenders, such as reporting and record keeping',
        'to answer you, and to tell you about your application',
        'to improve the site; and to tell you about products of ours, if you agreed',
      ],
    ],
  },
  {
    title: 'Whom we share it with',
    text: [
      'We share what is needed, and no more, with companies that work for us, with credit bureaus, with investors that fund or buy lines of credit, with the loan officer or broker who referred you, and with authorities when the law requires it. We do not sell your personal information.',
    ],
  },
  {
    title: 'How we protect it',
    text: [
      'Data is protected with 256-bit encryption on the way and at rest. Numbers such as your Social Security number are stored encrypted, shown in part only, and every look at the whole number is recorded. When you link a bank or payroll account, you sign in with that company; we never see or store your credentials.',
    ],
  },
  {
    title: 'How long we keep it',
    text: [
      'As long as the law asks lenders to: as a rule 25 months after we tell you our decision on an application, and for the life of a line of credit and some years after. Then it is deleted or made anonymous.',
    ],
  },
  {
    title: 'Your choices',
    text: [
      [
        'Federal law lets you limit some sharing of your information with affiliates and others. Call {phone} to do so.',
        'You may ask what we hold about you, have it corrected, and, where state law gives you that right, have it deleted. Much of what a lender holds must be kept by law, and we will tell you when that is so.',
        'You may stop marketing emails by the link in each of them, and text messages by replying STOP.',
      ],
    ],
  },
  {
    title: 'Cookies and storage',
    text: [
      'We use cookies and browser storage to keep you signed in, to remember what you have filled in and which notices you have closed, and to count visits. Your browser can refuse them; the site then forgets more, and signing in may not work.',
    ],
  },
  { title: 'Children', text: ['The site is for adults. We do not knowingly collect information about children.'] },
  {
    title: 'Changes and contact',
    text: ['We publish changes here before they apply. Write to {email} or to {legal}, {address}.'],
  },
];

export function PrivacyPage() {
  return <LegalPage intro="This is how {legal} handles information about you." sections={sections} />;
}
