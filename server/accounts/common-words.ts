/** The words people build guessable passwords from, and the runs their fingers make. Our own list, lower case, no digits. */

export const commonWords: readonly string[] = `
  password passwort passwd passcode pass word letmein welcome hello login logon signin access secret private secure security
  admin administrator root user guest test testing tester demo sample default change changeme please open sesame master
  system server computer internet online website account bank banking money cash dollar credit loan lender mortgage equity
  home house heloc property finance savings checking rich wealth lucky luck jackpot winner winter spring summer autumn fall
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday today tomorrow morning night midnight love lover loveme iloveyou lovely forever always never
  angel heaven jesus christ god bless blessed faith hope grace peace amen family mother father mommy daddy mama papa baby
  babygirl babyboy brother sister friend friends buddy honey sweet sweetie cutie princess prince king queen knight royal
  dragon monkey tiger lion bear wolf eagle falcon hawk horse pony puppy kitty kitten cat dog doggy bird fish shark dolphin
  turtle rabbit bunny panda snake spider butterfly chicken elephant unicorn phoenix dinosaur shadow sunshine moonlight moon
  star stars starlight sun sky rainbow snow storm thunder lightning rain ocean river mountain forest garden flower rose lily
  daisy orchid cherry apple banana orange lemon peach berry strawberry cookie candy chocolate vanilla sugar coffee pizza
  burger taco cheese butter bacon pepper ginger red blue green yellow black white purple pink silver gold golden diamond
  crystal ruby pearl football baseball basketball soccer hockey tennis golf boxing racing runner champion champ player
  gamer gaming games team coach sports fitness fishing hunting camping guitar music piano drummer dancer dance singer rock
  metal jazz rocket ranger hunter warrior soldier marine army navy pilot captain major doctor nurse teacher student school
  college university america american usa texas california florida newyork boston chicago dallas london paris freedom
  liberty patriot justice trustno superman batman spiderman ironman wonder hero legend ninja pirate wizard magic merlin
  matrix trinity phantom ghost demon devil killer murder danger hacker hacking crazy sexy hottie beauty beautiful pretty
  happy smile smiley lol haha yeah cool awesome great super power strong mighty best number one two three first last alpha
  beta gamma delta omega zero hundred thousand million james john robert michael mike william david richard joseph joe
  thomas charles chris christopher daniel dan matthew matt anthony tony mark steven steve andrew andy joshua josh kevin
  brian george jason justin ryan jacob nick nicholas tyler brandon austin alex alexander samuel sam ben benjamin jack
  harry max mary patricia jennifer jenny linda elizabeth barbara susan jessica sarah karen nancy lisa betty sandra ashley
  emily donna michelle amanda melissa deborah stephanie rebecca laura sharon cynthia amy anna nicole samantha hannah olivia
  emma sophia charlie maggie bailey buster molly lucy sadie cooper harley chevy truck motor turbo cowboy cowgirl country
  remember forget whatever nothing something anything blahblah abc abcabc asdf qwer zxcv qaz wsx edc
`
  .trim()
  .split(/\s+/);

/** Along a keyboard, the alphabet and the digits; each also counts backwards. */
export const runs: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
