/** Where people who leave are asked why. Read by the menu of everyone who is logged in, so it weighs nothing. */

export const surveyScreens = ['liens', 'product/select', 'identity', 'signing/sign'] as const;
export type SurveyScreen = (typeof surveyScreens)[number];

/** The application and the screen of an address, where someone who leaves it is asked. */
export function surveyAt(pathname: string): { readonly uuid: string; readonly screen: SurveyScreen } | undefined {
  const [, uuid = '', place = ''] = /^\/account\/heloc\/([\da-f-]{36})\/(.+?)\/?$/.exec(pathname) ?? [];
  const screen = surveyScreens.find((one) => one === place);
  return screen && { uuid, screen };
}
