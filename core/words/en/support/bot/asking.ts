/**
 * What people say when they want one of the things the bot can do, as patterns over plain lower-case words without
 * apostrophes, shortened forms written out. Every pattern is bounded, so that a long text costs no more than its length.
 */

/** A person is asked for, or the bot is sent away. */
export const person: readonly RegExp[] = [
  /^(?:(?:a|an|the|live|real|please|human) )*(?:agents?|representative|rep|human|operator|person|people|supervisor|manager|customer (?:service|support|care)|support|live chat|somebody|someone|help desk|specialist)(?: (?:please|now|asap|right now|chat))*$/,
  /^(?!.*\b(?:what time|when)\b).*\b(?:talk|speak|speaking|talking|chat|chatting|connect|connected|transfer|transferred|forward|put|patch|reach)(?: \w+){0,5} (?:person|human|someone|somebody|anyone|anybody|agent|rep|representative|employee|people|manager|supervisor|originate|officer|operator|live|support|team|customer|staff|advisor|adviser|specialist|individual)\b/,
  /\b(?:get|give|need|want|find|send|have|like|prefer|any|is there|are there)(?: \w+){0,4} (?:human|humans|live agent|live person|real person|actual person|agent|representative|operator|supervisor|manager|somebody who|someone who|person to talk|real human|human being)\b/,
  /\b(?:real|actual|live|human) (?:person|human|agent|being|employee|people)\b(?! (?:looking|working|reviewing|checking|reading))/,
  /^(?:please |can |could |would |will |have |i want |i need |i would like )*(?:you |someone |somebody |anyone |an agent |a person |your team )?(?:to )?(?:call|phone|ring|contact) me(?: (?:back|please|today|now|later|asap))*$/,
  /\b(?:someone|somebody|agent|originate|person|representative)(?: please)? (?:to )?(?:call|phone|contact|help) me\b/,
  /\b(?:bot|robot|machine|computer|chatbot|automated)\b(?: \w+){0,4} (?:useless|stupid|dumb|bad|sucks|terrible|joke|not help)/,
  /\b(?:not|stop|hate|enough)(?: \w+){0,5} (?:bot|robot|machine|chatbot|automated)\b/,
  /\byou (?:are|were) (?:not|no) (?:helping|helpful|help)\b|\bthis is (?:not helping|useless)\b|\bnot helpful\b|^useless$/,
  /\b(?:anyone|someone|somebody|person|human|agent|people|representative)(?: \w+){0,4} (?:talk|speak|chat)(?: to| with)?\b/,
  /\bhelp from (?:a |an )?(?:real |actual )?(?:person|human|agent)\b/,
];

export const tax: readonly RegExp[] = [
  /\b(?:deduct|deducted|deductible|deduction|deductions|deductable|write off|written off|1098|1099 for|tax break|taxable|taxed)\b/,
  /(?<!\b(?:recording|county|property|of) )\btax(?:es)?\b(?! (?:return|bill|record|statement))/,
  /\birs tax\b|\btax (?:advice|question|benefit|purposes|advantage|implication|implications|consequence|consequences|form|credit|writeoff)\b/,
  /\breport (?:this|it|the money|that)(?: \w+){0,3} (?:as )?income\b/,
];

export const legal: readonly RegExp[] = [
  /\b(?:sue|suing|lawsuit|litigation|legal advice|legal reasons|legally|illegal|discrimination|discriminate|discriminated|discriminating|small claims|statute)\b/,
  /\b(?:is|was) (?:it|this|that)(?: even| really)? (?:legal|lawful|against the law|allowed by law)\b(?!.{0,60}\b(?:race|sex|ethnicity|gender)\b)/,
  /\bi(?: \w+)? (?:need|hire|get|consult|want|have|find|talk to|ask|see)(?: \w+){0,3} (?:lawyer|attorney)\b(?!.{0,40}\b(?:closing|state|georgia|texas)\b)/,
  /\b(?:lawyer|attorney) (?:advise|advice|tell me|help me|represent)\b/,
  /\b(?:legal )?rights (?:in|under|if|as|after)\b|\bin (?:a|my|the) divorce\b|\b(?:contract|agreement) (?:valid|binding|enforceable|void)\b/,
];

export const credit: readonly RegExp[] = [
  /\b(?:raise|improve|build|fix|increase|boost|repair|rebuild|better|higher|clean up|grow)(?: \w+){0,2} (?:credit|score|report)\b(?! (?:file error|card))/,
  /\b(?:remove|removed|take|taken|get|delete|erase|wipe)(?: \w+){0,4} (?:off|from)(?: \w+){0,2} (?:report|credit|history|record)\b/,
  /\b(?:inquiry|hardpull|latepayment)(?: \w+){0,2} (?:removed|deleted|off)\b/,
  /\bshould i (?:close|open|pay off|pay down|get|apply for)(?: \w+){0,3} (?:card|cards|creditcard|account)\b/,
];

const decided = '(?:approved|approval|preapproved|approve|declined|denied|deny|reject|rejected|turned down|accepted)';
export const approval: readonly RegExp[] = [
  /\b(?:will|would|do|can|could|does)(?: \w+){0,6} (?:bad|poor|low|terrible|ok|okay|fair|good) (?:credit|score)\b/,
  new RegExp(
    `(?<!\\b(?:if|when|why|in case)\\b.{0,20})\\b(?:will|would|am|going|can|could|might|chance|chances|odds|likely|guarantee|guaranteed|guarantees|should|too \\w+)\\b(?: \\w+){0,6} ${decided}\\b`,
  ),
  new RegExp(`\\b${decided}\\b(?: \\w+){0,4} (?:chance|chances|odds|guarantee|guaranteed|likely)\\b`),
  new RegExp(`\\b(?:mean|means)(?: \\w+){0,3} ${decided}\\b`),
  /\b(?:will|would) i (?:get|be getting|receive|have)(?: \w+){0,2} (?:loan|heloc|line|credit)\b/,
  /\bwhat (?:are|is) (?:my|the) (?:chances?|odds|likelihood)\b|\bapproval odds\b|\bguarantee(?:d)? approval\b|\bpre ?approved\b/,
  /\b(?:what|which|minimum|how high|how low|enough|need|required)(?: \w+){0,3} score\b(?! (?:drop|go|change|disclosure|affected))(?: \w+){0,3}(?: need| have| to get| required| to be| approved|$)/,
  /\b(?:do|would|will|can|could) i (?:even |still )?qualify\b(?: with)?(?: \w+){0,2}(?: \d{3})?$/,
  /\bwill you (?:approve|accept|deny|lend|give)\b/,
  /\b(?:with|have) (?:a |an )?\d{3}(?: credit)? ?(?:score)?$/,
];

export type Aspect = 'when' | 'why' | 'who' | 'next' | 'what';

interface AspectWords {
  readonly aspect: Aspect;
  /** Asks for this and nothing else. */
  readonly plain: readonly RegExp[];
  /** May ask for this, if the rest of the question is about where they are. */
  readonly maybe: readonly RegExp[];
  /** The same, but only where it is the person's turn: elsewhere “how do I” is not about the status. */
  readonly inTurn?: readonly RegExp[];
}

/** In the order in which they are looked for: “why do I have to do this” asks why, not what to do. */
export const aspects: readonly AspectWords[] = [
  {
    aspect: 'when',
    plain: [
      /\bhow (?:much )?(?:long|longer)\b/,
      /\bhow many(?: more)?(?: business)? (?:days|weeks|hours|minutes)\b/,
      /\bhow (?:soon|fast|quick|quickly|late)\b/,
      /\bwhen (?:will|do|does|is|are|can|should|did|would|was|am|could|must)\b/,
      /^(?:so |and |ok )?when$|\bby when\b|\buntil when\b|\bsince when\b/,
      /\b(?:deadline|eta|timeline|timeframe|time frame|time limit|turnaround|due by|expire|expires|expiration|run out|runs out)\b/,
      /\b(?:taking|takes|took|take) (?:so|too|that|this) long\b|\btaking forever\b|\btakes forever\b/,
      /\b(?:which|what) (?:day|date|time)\b/,
      /\b(?:done|finished|ready|over|completed?)(?: \w+){0,2} (?:today|tomorrow|tonight|this week|next week|by \w+|soon)\b/,
      /\btoday$/,
      /\bin time\b/,
      /\bhow long\b/,
    ],
    maybe: [],
  },
  {
    aspect: 'why',
    plain: [
      /\bwhy\b/,
      /\b(?:have|has|got) to do with\b/,
      /\bhow come\b/,
      /\bwhat (?:is )?(?:the |your )?(?:reason|point|purpose)\b/,
      /\bfor what reason\b/,
      /\bwhat (?:caused|causes)\b/,
      /\b(?:really |even )?(?:necessary|required|needed)$/,
      /\bwhat(?: \w+){1,7} (?!waiting|looking|asking|paying)\w+ for$/,
      /\bwhat did i do wrong\b/,
    ],
    maybe: [],
  },
  {
    aspect: 'who',
    plain: [
      /^(?:so |and |ok |can you tell me |tell me )?(?:who|whose)\b/,
      /\bwhich (?:\w+ )?(?:department|company|team|person|office)\b/,
      /\byou(?: \w+){0,5} or (?:do i|am i|me)\b|\bor (?:you|is it me|is it you)\b/,
      /\bwhich \w+(?: \w+)? (?:is|does|will|handles|has)\b/,
      /\bmy turn\b|\bwhose (?:turn|move)\b|\b(?:ball )?(?:is )?in (?:my|your) court\b/,
      /\b(?:waiting|wait) (?:on|for) (?:me|you|someone|somebody|someoneelse|whom|who)\b|\bwho (?:are|is|do|am)(?: \w+){0,2} wait/,
      /\bwaiting (?:on|for) something from me\b/,
      /\bon (?:your|my) (?:end|side)$|\bon (?:you|me)$|\bon (?:you|me) or\b/,
      /\b(?:i|me)(?: \w+){0,4} (?:hold ?up|holding)\b/,
      /\b(?:do i|me)(?: \w+){0,4} or (?:do |are |is )?you\b|\byou or (?:me|on me)\b|\bme or you\b/,
      /\b(?:is|does|will)(?: \w+){0,2} (?:person|human|someone|somebody|anyone|team|computer|system)\b(?: \w+){0,3}(?: look| looking| working| fixing| reviewing| checking| doing| going| reading| read)/,
      /\bis it (?:at|with|waiting on|me|my|the)\b(?: \w+){0,5}$/,
    ],
    maybe: [/\bhas (?:my|the) \w+(?: \w+)? signed\b/, /\bis the \w+(?: \w+)?(?: the one| holding| checking)\b/],
  },
  {
    aspect: 'next',
    plain: [
      /\bwhat (?:do|should|can|must|shall|am) i (?:do|supposed|need to do|have to do|need to$|have to$)\b/,
      /\bwhat (?:do|should) i (?:have|need) to do\b/,
      /\bwhat (?:now|next)$|\bnow what$|\bnext step\b|\bnext steps\b|\bwhat comes next\b|\bwhat to do\b|\bwhat are the steps$/,
      /\bwhat (?:do you|is|are|else)(?: \w+){0,4} (?:from me|of me|for me|on my side|my side|need from)\b/,
      /\b(?:anything|something)(?: \w+){0,3} (?:for me|from me|i (?:have|need|should|can)|to do|my side|my end|from my)\b/,
      /\b(?:do|should|must|shall) i (?:need to |have to |just |really )*(?:do|be doing|stay|refresh|reload|start over|come back|check back)\b/,
      /\bis there (?:a |an |any |some)?(?:form|something|anything|page|step)\b/,
      /\bhow (?:do|can|should) i (?:continue|proceed|move|go on|finish|get past|get this|complete this|complete it|go forward|speed)\b/,
      /\bspeed (?:it|this|things) up\b|\bmove (?:this|it|things) along\b|\bwhere do i (?:click|go|press)\b|\bam i (?:all )?(?:done|finished)\b|\b(?:do|can|should) i (?:just )?wait\b/,
      /\bneed (?:anything|something)(?: else)?(?: \w+){0,3}$/,
      /\bwhat are my (?:choices|options)\b/,
    ],
    maybe: [/^(?:so |and |ok |hi )?(?:do|should|must|shall) i\b/, /\b(?:can|could) you (?:reopen|call|send|open)\b/],
    inTurn: [
      /\bhow (?:do|can|should|would) i\b(?! know)/,
      /\bwhere (?:do|can|should) i\b/,
      /\b(?:do|should|must|shall) i\b/,
      /\b(?:can|could|may) i (?:send|skip|start|retry|try|restart|redo|fix|explain|wait|give|fill|enter|begin)\b/,
      /\bwhich one\b/,
      /\bwhat (?:number|value|information|do i|should i)\b/,
    ],
  },
  {
    aspect: 'what',
    plain: [
      /\b(?:status|update|updates|news|progress)\b(?! my)/,
      /\bwhat (?:is|are)(?: \w+){0,2} (?:happening|going on|up|this|pending|the hold ?up|wrong|you doing|taking place)$/,
      /\bwhat (?:exactly )?(?:is|are) (?:happening|going on|taking place|pending|this)\b/,
      /\bis something wrong\b/,
      /\bis (?:it|this|that|everything) (?:all )?(?:done|finished|complete|completed|over|ready|ok|okay|in|through)\b/,
      /\bwhat happened\b|\bwhat happens (?:now|next|when|after)\b/,
      /\bwhere (?:is|are|do|am) (?:my|we|things|i|it|the)(?: \w+){0,1}? ?(?:at|stand|application|loan|file|things|process|now|are)?$/,
      /\bwhere (?:my|things|we|it)(?: \w+){0,2} (?:is|are|stand)\b/,
      /\bhow (?:is it|far|are things)\b|\bstate of (?:my|the|things)\b/,
      /\bstuck\b|\bstill (?:moving|going|working|open|there|preparing)\b|\bis (?:this|it) normal\b|\bhold ?up\b/,
      /\bwhat (?:does|do)\b(?=(?: \w+){0,8} mean\b)|\bwhat do you mean\b|\bmeans what\b/,
      /\bwhat (?:stage|step|part|page|screen)\b|\bi am lost\b|\bdo not understand\b|\bexplain\b/,
      /\bnothing has changed\b|\bnot changed\b|\b(?:have|has) not (?:heard|gotten|got|received)(?: (?:anything|back|an email|any email|a reply|a call|an answer|any news|a response))?\b|\bchecking in\b|\bcheck on\b/,
      /\bdid (?:it|you|i|something|my)(?: \w+){0,3} (?:go through|work|break|lose everything|what i sent|lost|received|get received|arrive)\b|\bdid you (?:get|receive)\b/,
      /\bwaiting for what\b|\bwhat (?:are you|is it) waiting\b/,
      /\btell me about my\b/,
    ],
    maybe: [
      /^(?:so |and |ok |hi )?(?:is|are|was i|did|has|have|it says|it shows|it is|this is|still)\b/,
      /\bwhat is (?:this|being|in)\b/,
      /\bwhat is (?:the|this) (?:\w+ ){0,2}(?:step|page|screen|thing|doing)\b/,
      /\bwhat is the (?:problem|issue|matter|trouble)\b/,
      /\bi (?:just |already )?(?:hit|submitted|signed|confirmed|accepted|did)\b/,
      /\bwhat (?:exactly )?(?:are|is) (?:you|my|the \w+ (?:company|team|bank|lender|county|notary|appraiser|attorney|lawyer|broker))\b/,
      /\bwhich loan\b|\bwhat (?:late|letter|payment)\b/,
      /\byou could not\b|\bagain$/,
      /\bwhat (?:did you|happens (?!if))\b/,
    ],
  },
];

/** It is asked about what might happen, not about what does. */
export const supposing: readonly RegExp[] = [/\bwhat if\b|\bwhat happens if\b|\bwhat would happen\b/];

/** Someone speaks of an application of their own. */
export const ownApplication: readonly RegExp[] = [
  /\bmy (?:\w+ )?(?:application|loan|file|status|heloc|offer|offers|document|documents|request|appointment|case|funding|closing|appraisal|papers|deed|identity|account status)\b/,
  /^(?:the |a |any )?(?:status|update|updates|news|progress)\b/,
  /\bwhere (?:am i|are we)\b/,
  /\bwhat i sent\b/,
];

/** Facts of the brand. */
export const brand: Readonly<Record<'hours' | 'contact' | 'licenses' | 'fees' | 'rates', readonly RegExp[]>> = {
  hours: [
    /\b(?:call|reach|chat|talk|phone|anyone|someone|help)(?: \w+){0,3} (?:on|at|over) (?:the )?(?:sundays?|saturdays?|weekends?|holidays?|night)\b/,
    /\b(?:until|til|till) (?:when|what time)(?: \w+){0,2} (?:you|open|there)\b/,
    /\b(?:business|opening|office|working|support|your|what|open|service) hours?\b/,
    /\b(?:are|is) (?:you|anyone|someone|support|your office|anybody|your team)(?: \w+){0,2} (?:open|available|working (?:now|today|on (?:the )?(?:weekend|saturday|sunday|holiday))|there (?:now|today|on))\b/,
    /\bopen (?:now|on|today|saturday|saturdays|sunday|sundays|weekend|weekends|tomorrow|late)\b/,
    /\b(?:when|what time|how late|until when|how early)(?: \w+){0,2} (?:you|your|support|someone|anyone|i|office)(?: \w+){0,2} (?:open|close|closed|available|reach someone|reach you|call you|there)\b(?! the| my| a| it)/,
    /\b(?:work|working|open|closed|available)(?: \w+){0,2} (?:holidays?|weekends?|sundays?|saturdays?)\b/,
  ],
  contact: [
    /\b(?:your|support|customer service) (?:phone|telephone|number|phone number|email|e mail|mailing address|address|fax)\b(?! (?:i|to|you|has|on|is|went|was|did|goes|came|ended|address is))/,
    /^(?:the )?(?:phone|telephone|contact|support|toll free) ?(?:number|email)?$/,
    /\bnumber (?:to|i can|can i) call\b|^(?:what is |give me )?(?:your |the |a )?phone number$/,
    /\bhow (?:do|can|should) i (?:call|contact|reach|email|write|phone|get in touch|get hold)\b(?: \w+){0,4}$/,
    /\b(?:where|how)(?: \w+){0,3} (?:write to you|mail you|email you|call you|contact you|reach you)\b/,
    /^(?:your )?(?:mailing|street|office|postal|email) address$/,
    /\bwhere are you(?: guys)?(?: \w+)? (?:located|based)\b|\bwhere is your (?:office|company)\b|\boffice (?:i can|can i|to) visit\b|\b(?:have|has) (?:a|an) (?:office|branch|phone)\b/,
    /\bsupport email\b|\bcontact (?:information|details|us)\b|^contact$/,
  ],
  licenses: [
    /\bnmls\b|\blicensed\b|\byour licenses?\b|\bwho regulates\b|\bregulator\b|\bregulated\b/,
    /\b(?:which|what) states\b|\bstates (?:do|are) you\b/,
    /\breal lender\b|\blegitimate lender\b|\breal company\b|\breal bank\b/,
  ],
  fees: [
    /\bcharge (?:any )?(?:points|fees)\b/,
    /^(?!.*\b(?:appraisal|appraiser|valuation|bpo|broker|evaluation|notary|title|titleinsurance|insurance|county|freeze|attorney|lawyer|late|latefee|prepayment|draw|early|sooner|back|notices?|paper|papers|document|documents|copy|copies)\b).*\b(?:what|which|any|your|the|hidden|how much|extra|other|all|total|annual|yearly|monthly|application|upfront|maintenance|maintanence|closing|origination|processing|lender|inactivity) (?:\w+ )?(?:fee|fees|cost|costs|charges)\b(?! (?:of the|for the) (?:appraisal|valuation|notary|bpo|broker|evaluation|title))/,
    /^(?:fee|fees|cost|costs|origination)$|\bcost to open\b|\bwhat does (?:it|this|the loan|a heloc|the heloc|heloc) cost\b|\bhow much (?:does|is|will|would) (?:it|this|the loan|a heloc|heloc|that)(?: \w+){0,3} cost\b|\bgoing to cost\b|\bcost me\b/,
    /\bpay (?:anything|something|money)(?: \w+){0,2} (?:up ?front|first|before|in advance)\b|\bup ?front\b|\bthe catch\b|\borigination\b/,
    /\bcost(?:s)? (?:to|of)(?: \w+){0,3} (?:heloc|loan|line|application|borrow|apply)\b|\bcosts if\b|\bclosingcost\b/,
  ],
  rates: [
    /\bhow (?:much|high|low)(?: \w+){0,2} (?:interest|rate|apr)(?: \w+){0,3} (?:charge|is it|take|pay)$/,
    /\bwhat (?:interest|rate|apr)(?: \w+){0,2} (?:expect|get|pay|charge)\b/,
    /^(?:what |which |your |the |current |todays |heloc |best |lowest |is |are |apr |interest |)*(?:rate|rates|apr)(?: right now| now| today| do you have| do you offer| are you offering| have| offered| please)*$/,
    /\b(?:current|todays|your|best|lowest|starting|published|advertised) (?:\w+ )?(?:rate|rates|apr)\b(?! (?:change|go|fixed|variable|based|decided|set|differ))/,
    /\b(?:what|which|how high|how low)(?: \w+){0,4} (?:rate|rates|apr)(?: \w+){0,2} (?:have|offer|offering|offered|charge|today|now|right now)\b/,
    /\bhow (?:high|low) (?:is|are) (?:your|the) (?:rate|rates|interest)\b/,
  ],
};

/** With the name of a state: whether we lend there. */
export const lending: readonly RegExp[] = [
  /^(?!.*\b(?:attorney|lawyer|notary|closing|close|rule|notice|wait|special|law|different|longer)\b).*\b(?:lend|lending|serve|available|operate|offer|loans?|helocs?|get (?:this|one|it|a)|do business|cover|work in|live in|apply)\b/,
  /^(?:and |what about |how about )?(?:in )?\w+(?: \w+)?$/,
];

/** Facts of one's own application. */
export const own: Readonly<Record<'needs' | 'offer' | 'appointment' | 'cancel-by' | 'account', readonly RegExp[]>> = {
  needs: [
    /\b(?:document|documents|paper|papers|paperwork|form|forms|file|files)\b(?: \w+){0,6} (?:missing|outstanding|open|owe|left|still need|need from me|due)\b/,
    /\b(?:missing|outstanding|still need|left|still owe|owe you|open)\b(?: \w+){0,5} (?:document|documents|paper|papers|paperwork)\b/,
    /\b(?:document|documents|papers|paperwork)\b(?: \w+){0,3} i (?:still |have to |need to |must )+(?:upload|send|give|provide)\b/,
    /\b(?:what|which) (?:document|documents|papers|paperwork)(?: \w+){0,3} (?:need|want|missing|waiting)(?: \w+){0,2} from (?:me|my)\b/,
    /\bwhat (?:conditions|documents|papers)(?: \w+){0,3} outstanding\b/,
  ],
  offer: [
    /\b(?:what is|what are|show me|tell me|how much is|remind me)(?: \w+){0,2} my (?:\w+ )?(?:rate|apr|payment|amount|terms|loan amount|line|credit line|limit|interest)\b(?! (?:if|when|change|going))/,
    /^(?:what is |what are )?my (?:new|final|chosen) (?:rate|payment|amount|terms)$/,
    /\bhow much (?:am i|did i|will i be) (?:borrowing|borrow|getting|get|approved for)\b/,
  ],
  appointment: [
    /\bwhen(?: \w+){0,3} (?:notary|appointment)\b(?: \w+){0,2} ?(?:appointment|coming|booked|scheduled|here)?$/,
    /\b(?:what|which) (?:time|day|date)(?: \w+){0,4} (?:notary|appointment)\b/,
    /\bmy (?:notary )?appointment (?:time|date|details)\b|\bwhere is my (?:notary )?appointment\b/,
  ],
  'cancel-by': [
    /\b(?:last|final|latest) (?:day|date)(?: \w+){0,5} (?:cancel|rescind|back out)\b/,
    /\b(?:until when|by when|how long)(?: \w+){0,4} (?:cancel|rescind)\b/,
    /\bwhen(?: \w+){0,5} (?:right to cancel|rescind|rescission|threedays|cancel period)(?: \w+){0,2} (?:over|end|ends|up)\b/,
  ],
  account: [
    /\b(?:which|what) (?:bank )?account(?: \w+){0,5} (?:money|funds|deposit|going|sent|paid|go)\b/,
    /\bwhere(?: \w+){0,3} (?:money|funds)(?: \w+){0,3} (?:going|sent|go)\b/,
  ],
};

/** Words of the patterns above, so that a slip in one of them is mended too. */
export const aspectVocabulary = [
  person,
  tax,
  legal,
  credit,
  approval,
  ...Object.values(brand),
  ...Object.values(own),
  ...aspects.flatMap(({ plain, maybe, inTurn = [] }) => [plain, maybe, inTurn]),
]
  .flat()
  .flatMap(({ source }) => source.replaceAll(/\\[a-z]/g, ' ').match(/[a-z]{4,}/g) ?? [])
  .join(' ');
