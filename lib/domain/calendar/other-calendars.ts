export const MOST_OTHER_CALENDARS = 3;
export const OTHER_NAME_LIMIT = 60;
