/** The consent that lets disclosures and notices come electronically, with all that the E-SIGN Act wants said before it. */
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What you agree to',
    text: [
      'The law requires us to give you certain information in writing. If you consent, we may give it to you electronically: on this site, in your account, or by email. Your electronic signature then has the same effect as one on paper.',
    ],
  },
  {
    title: 'What it covers',
    text: [
      'Your consent covers everything about your application and, if it is funded, your line of credit:',
      [
        'disclosures, authorizations and agreements',
        'our decision on your application, including a notice that we cannot approve it',
        'statements, changes of terms, tax and privacy notices',
        'answers to your questions and complaints',
      ],
    ],
  },
  {
    title: 'You may have paper',
    text: [
      'You may ask for a paper copy of any document, before or after you consent. Call {phone} or write to {email}; there is no charge. You can also print or save every document you open here.',
    ],
  },
  {
    title: 'You may change your mind',
    text: [
      'You may withdraw your consent at any time by calling {phone} or writing to {email} or to {legal}, {address}. Withdrawing costs nothing. Because this application is made to be completed online, we may not be able to go on with it electronically; what was already signed stays valid.',
    ],
  },
  {
    title: 'Keep your email address current',
    text: [
      'Change it in your account settings or call us. If messages come back to us, we may write to you on paper instead.',
    ],
  },
  {
    title: 'What you need',
    text: [
      [
        'a device with internet access and a current version of Chrome, Edge, Firefox or Safari',
        'an email account, and a phone that receives text messages or calls',
        'a program that opens PDF files, and a printer or storage to keep copies',
        'for an online notary session: a camera, a microphone and a connection that carries video',
      ],
      'If these needs change so much that you might not be able to open or keep documents, we will tell you and ask for your consent again.',
    ],
  },
  {
    title: 'How you consent',
    text: [
      'You consent by checking the box about electronic documents when you apply. By doing so you also confirm that you can open and keep documents in the form described here: this page is in the same form.',
    ],
  },
];

export function CommunicationsPage() {
  return (
    <LegalPage
      intro="Please read this before you agree to receive documents from {legal} electronically."
      sections={sections}
    />
  );
}
