/** Sentences that single states want in what pledges a home, each where its law puts it. Counsel must confirm each. */

interface Named {
  readonly line: string;
  readonly maturity: string;
  readonly lender: string;
}

export const texasHomeEquity =
  'This instrument secures an extension of credit as defined by Section 50(a)(6), Article XVI, of the Texas Constitution.';
export const texasConfidentiality =
  'NOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON, YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION FROM ANY INSTRUMENT THAT TRANSFERS AN INTEREST IN REAL PROPERTY BEFORE IT IS FILED FOR RECORD IN THE PUBLIC RECORDS: YOUR SOCIAL SECURITY NUMBER OR YOUR DRIVER’S LICENSE NUMBER.';
export const virginia = ({ line, lender }: Named) =>
  `THIS IS A CREDIT LINE DEED OF TRUST. The most principal that it secures at any one time is ${line}. Notices to the noteholder are mailed to ${lender}.`;
export const westVirginia = ({ line }: Named) =>
  `THIS IS A CREDIT LINE DEED OF TRUST. The most principal that it secures at any one time is ${line}.`;
export const openEnd = ({ line }: Named) =>
  `OPEN-END MORTGAGE. This instrument secures future advances. The most unpaid principal that may be outstanding at any time is ${line}, beside interest and what is paid for taxes, insurance and the care of the property.`;
export const iowaCredit = ({ line }: Named) =>
  `NOTICE: This mortgage secures credit in the amount of ${line}. Loans and advances up to this amount, together with interest, are senior to indebtedness to other creditors under subsequently recorded or filed mortgages and liens.`;
export const iowaHomestead =
  'I understand that homestead property is in many cases protected from the claims of creditors and exempt from judicial sale; and that by signing this contract, I voluntarily give up my right to this protection for this property with respect to claims based upon this contract.';
export const missouri = ({ line }: Named) =>
  `This deed of trust secures future advances and is governed by section 443.055, RSMo. The most principal that it secures is ${line}.`;
export const oregon = ({ line, maturity }: Named) =>
  `LINE OF CREDIT INSTRUMENT. The maximum principal amount to be advanced under the credit agreement is ${line}. The credit agreement matures on ${maturity}.`;
export const minnesota = ({ line }: Named) =>
  `Notwithstanding anything to the contrary in this instrument, enforcement of this mortgage in Minnesota is limited to a debt amount of ${line} under chapter 287 of Minnesota Statutes.`;
export const tennessee = ({ line }: Named) =>
  `Maximum principal indebtedness for Tennessee recording tax purposes is ${line}.`;
export const northCarolina = ({ line }: Named) =>
  `This deed of trust secures an equity line of credit under Article 9 of Chapter 45 of the General Statutes. It secures present and future advances; the most principal outstanding at any one time is ${line}.`;
export const florida = ({ line }: Named) =>
  `This mortgage secures present and future advances made within 20 years of its date. The total secured at one time does not exceed a principal of ${line}, beside interest and what is paid for taxes, insurance and liens.`;
export const newYork =
  'This mortgage covers real property principally improved or to be improved by one or more structures containing in the aggregate not more than six residential dwelling units, each having its own separate cooking facilities. It is a credit line mortgage.';
export const nevada = ({ line }: Named) =>
  `This instrument secures future advances and is governed by NRS 106.300 to 106.400. The most principal that it secures is ${line}.`;
export const oklahoma =
  'A POWER OF SALE HAS BEEN GRANTED IN THIS MORTGAGE. A POWER OF SALE MAY ALLOW THE MORTGAGEE TO TAKE THE MORTGAGED PROPERTY AND SELL IT WITHOUT GOING TO COURT IN A FORECLOSURE ACTION UPON DEFAULT BY THE MORTGAGOR UNDER THIS MORTGAGE.';
export const indianaRedaction = (preparer: string) =>
  `I affirm, under the penalties for perjury, that I have taken reasonable care to redact each Social Security number in this document, unless required by law. ${preparer}.`;
export const mostSecured = ({ line }: Named) =>
  `This instrument secures present and future obligations. The most that may be outstanding at any time and from time to time and is secured by it is ${line}.`;
