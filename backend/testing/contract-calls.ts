import type { WireInput } from '@/lib/shared/contract/endpoint';
import type { HostTable } from '@/lib/shared/contract/host';
import { HOUR_MS } from '@/lib/shared/time/units';
import { samplePayload } from '@/test/sample-service';
import { toAddressToken } from '../mail/address-token';
import { toAppealToken } from '../mail/appeal-token';
import { toFeedToken } from '../mail/feed-token';
import { toStopToken } from '../mail/stop-token';
import { STAFF_SIGN_IN, type Subject } from './contract-subject';
import { LINK_SECRET } from './link-secret';
import { SAMPLE_DEVICE, SAMPLE_DEVICE_ID } from './push-stand-in';
import { sampleEventPayload } from './sample-event-payload';
import { samplePerson, sampleSchedule } from './sample-hours';

export type Inputs = { [Name in keyof HostTable]: WireInput<HostTable[Name]> };

export const MT = { hostCountry: 'MT' };
const SERVICE = samplePayload({ name: 'Contract Test' });
const ITEM = { name: 'Contract Test', description: '', price: 12.5, durationMinutes: 30 };

type Some = Partial<Inputs>;

/** A week from `start` (epoch ms). */
const weekFrom = (start: number) => ({
  startTime: new Date(start).toISOString(),
  endTime: new Date(start + 7 * 24 * HOUR_MS).toISOString(),
});

function publicInputs(subject: Subject, start: number) {
  const { serviceId, calendarId, itemIds } = subject;
  const window = weekFrom(start);
  return {
    getService: { query: { id: serviceId, hostCountry: 'MT' } },
    findPublicAccount: { query: { providerId: String(calendarId), hostCountry: 'MT' } },
    listServiceItems: { query: { providerId: serviceId } },
    getCalendarId: { params: { id: serviceId } },
    listSlots: { query: { settlnProviderId: String(calendarId), ...window } },
    createBooking: {
      body: {
        settlnProviderId: calendarId,
        startTime: window.startTime,
        serviceItems: itemIds,
        customerName: 'Contract Test',
        customerPhone: '+356 2100 0001',
      },
    },
    findNextAvailable: {
      query: {
        settlnProviderId: String(calendarId),
        startTime: window.startTime,
        durationMinutes: 30,
      },
    },
    listPublicServices: { query: MT },
    listPublicEvents: { query: { ...MT, from: window.startTime } },
    listSuggestions: { query: { ...MT, q: 'contr' } },
    searchServices: { query: { ...MT, q: 'contract', sort: 'name', page: '1' } },
  } satisfies Some;
}

function accountInputs(subject: Subject, start: number) {
  const { calendarId, userId } = subject;
  return {
    findAccount: { query: { userId, ...MT } },
    registerAccount: {
      query: MT,
      body: {
        user_id: 'contract-test',
        first_name: 'Contract',
        last_name: 'Test',
        date_of_birth: '1990-02-28',
        email: 'contract@example.com',
        agreed_to_terms: true,
        terms_accepted_at: new Date(start - 2 * HOUR_MS).toISOString(),
      },
    },
    getAccountSettings: { query: { userId } },
    saveOwnNames: {
      body: {
        userId,
        version: 0,
        firstName: 'Contract',
        lastName: 'Test',
        name: 'Test',
        phone: '',
      },
    },
    chooseMail: { body: { userId, kind: 'moved', isOn: false } },
    choosePush: { body: { userId, kind: 'moved', isOn: false } },
    askNoticeAddress: { body: { userId, email: 'owner@contract.example' } },
    dropNoticeAddress: { body: { userId } },
    proveNoticeAddress: {
      body: {
        userId,
        token: toAddressToken({ accountId: calendarId, addressVersion: 7 }, LINK_SECRET),
      },
    },
    getSessions: { query: { userId } },
    beginSession: {
      body: {
        userId,
        id: 'contract-session',
        device: 'Chrome, Android',
        endsAt: new Date(start + HOUR_MS).toISOString(),
      },
    },
    listOpenSessions: { query: { userId } },
    endSession: { params: { id: 'contract-session' }, query: { userId } },
    endSessions: { body: { userId } },
    saveTrader: { body: { userId, trader: 'business' } },
  } satisfies Some;
}

function offerInputs(subject: Subject) {
  const { serviceId, itemIds, userId, eventId, spare } = subject;
  return {
    listServices: { query: { userId, ...MT } },
    listSubcategories: { params: { categoryId: '2' }, query: MT },
    createService: { query: MT, body: { ...SERVICE, userId } },
    updateService: {
      params: { id: spare.serviceId },
      query: MT,
      body: { ...SERVICE, userId },
    },
    deleteService: { params: { id: spare.serviceId }, query: MT },
    getEvent: { query: { eventId, ...MT } },
    listEvents: { query: { userId, ...MT } },
    createEvent: { query: MT, body: sampleEventPayload({ user_id: userId }) },
    updateEvent: {
      query: { eventId: spare.eventId, ...MT },
      body: { ...sampleEventPayload({ user_id: userId }), id: spare.eventId },
    },
    cancelEvent: { params: { id: eventId }, body: { words: 'The hall is flooded.' } },
    deleteEvent: { params: { id: spare.eventId }, query: MT },
    createServiceItem: { query: { providerId: serviceId }, body: ITEM },
    updateServiceItem: { params: { itemId: String(spare.itemId) }, body: ITEM },
    orderServiceItems: {
      params: { id: serviceId },
      body: { itemIds: itemIds.map(String) },
    },
    findShortAddress: { params: { address: 'contract-test' } },
    listShortAddresses: { params: { id: serviceId } },
    chooseShortAddress: { params: { id: serviceId }, body: { address: 'contract-test' } },
    deleteServiceItem: { params: { itemId: String(spare.itemId) } },
  } satisfies Some;
}

function calendarInputs(subject: Subject, start: number) {
  const { serviceId, calendarId, itemIds } = subject;
  const window = weekFrom(start);
  return {
    setAvailability: {
      body: { settlnProviderId: calendarId, ...window, status: 'available' },
    },
    setMarks: {
      body: { settlnProviderId: calendarId, spans: [{ ...window, status: 'available' }] },
    },
    listMarks: { query: { settlnProviderId: String(calendarId), startTime: window.startTime } },
    bookSlot: {
      body: {
        settlnProviderId: calendarId,
        serviceItemId: itemIds[0] ?? 0,
        startTime: new Date(start + HOUR_MS).toISOString(),
      },
    },
    cancelBooking: {
      body: {
        settlnProviderId: calendarId,
        serviceItemId: itemIds[0] ?? 0,
        startTime: new Date(start + HOUR_MS).toISOString(),
      },
    },
    listDecisions: { query: {} },
    createReport: { body: { kind: 'service', id: serviceId, reason: 'scam' } },
    getInsight: { query: { settlnProviderId: String(calendarId) } },
    countView: { body: { serviceId } },
    cancelCustomer: {
      body: { settlnProviderId: calendarId, customerPhone: '+356 7700 0000' },
    },
    getSchedule: { query: { settlnProviderId: String(calendarId) } },
    saveSchedule: {
      body: { settlnProviderId: calendarId, version: 0, schedule: sampleSchedule() },
    },
    listScheduleConflicts: {
      body: { settlnProviderId: calendarId, schedule: sampleSchedule() },
    },
    listPublicPeople: { query: { settlnProviderId: String(calendarId) } },
    getPeople: { query: { settlnProviderId: String(calendarId) } },
    savePeople: {
      body: {
        settlnProviderId: calendarId,
        version: 0,
        letsCustomersChoose: true,
        people: [samplePerson({ id: 0, name: 'Ada' })],
      },
    },
    listComingVisits: { query: { settlnProviderId: String(calendarId), person: '0' } },
    giveVisit: { body: { settlnProviderId: calendarId, bookingId: 1, person: 0 } },
    listCustomers: { body: { settlnProviderId: calendarId, search: 'contract', offset: 0 } },
    getCustomer: {
      params: { customerId: '1' },
      query: { settlnProviderId: String(calendarId) },
    },
    saveCustomerNote: {
      params: { customerId: '1' },
      body: { settlnProviderId: calendarId, version: 0, text: 'Contract Test' },
    },
    mergeCustomers: {
      params: { customerId: '1' },
      body: { settlnProviderId: calendarId, otherId: '2' },
    },
    partCustomers: {
      params: { customerId: '1' },
      body: { settlnProviderId: calendarId, mergeId: 1 },
    },
  } satisfies Some;
}

function visitInputs(subject: Subject, start: number) {
  const { calendarId, itemIds, otherCalendar } = subject;
  const ofOther = { params: { otherId: String(otherCalendar.id) } };
  const [token, cancelled] = subject.links;
  const window = weekFrom(start);
  return {
    listPushDevices: { query: { settlnProviderId: String(calendarId) } },
    savePushDevice: { body: { settlnProviderId: calendarId, ...SAMPLE_DEVICE } },
    testPushDevice: {
      params: { deviceId: SAMPLE_DEVICE_ID },
      body: { settlnProviderId: calendarId },
    },
    removePushDevice: {
      params: { deviceId: SAMPLE_DEVICE_ID },
      query: { settlnProviderId: String(calendarId) },
    },
    listProviderBookings: { query: { settlnProviderId: String(calendarId) } },
    stopMail: {
      body: {
        token: toStopToken(
          'nobody@customer.example',
          { accountId: calendarId, bookingId: 0 },
          LINK_SECRET,
        ),
      },
    },
    listVisits: { body: { settlnProviderId: calendarId, part: 'upcoming' } },
    markAllSeen: { body: { settlnProviderId: calendarId } },
    markVisit: {
      params: { visitId: '1' },
      body: { settlnProviderId: calendarId, seen: 0 },
    },
    arrangeVisits: {
      body: {
        settlnProviderId: calendarId,
        startTimes: [new Date(start + 11 * HOUR_MS).toISOString()],
        items: [{ id: itemIds[0] ?? 0, durationMinutes: 30, priceMinor: 500 }],
      },
    },
    moveVisit: {
      params: { visitId: '1' },
      body: {
        settlnProviderId: calendarId,
        sequence: 0,
        startTime: new Date(start + 9 * HOUR_MS).toISOString(),
        tellsCustomer: false,
      },
    },
    undoMove: {
      params: { visitId: '1' },
      body: { settlnProviderId: calendarId, sequence: 1 },
    },
    listOtherCalendars: { query: { settlnProviderId: String(calendarId) } },
    addOtherCalendar: {
      body: { settlnProviderId: calendarId, address: otherCalendar.address, name: 'School' },
    },
    changeOtherCalendar: {
      ...ofOther,
      body: { settlnProviderId: calendarId, name: 'Home', address: `${otherCalendar.address}?2` },
    },
    readOtherCalendar: { ...ofOther, body: { settlnProviderId: calendarId } },
    removeOtherCalendar: {
      params: { otherId: '0' },
      body: { settlnProviderId: calendarId },
    },
    listBusyElsewhere: { query: { settlnProviderId: String(calendarId), ...window } },
    readFeedToken: { query: { settlnProviderId: String(calendarId) } },
    changeFeedToken: { body: { settlnProviderId: calendarId, isOn: true } },
    readFeed: {
      body: { token: toFeedToken({ id: calendarId, feedVersion: 1 }, LINK_SECRET) },
    },
    findCustomerBooking: { query: { token } },
    listSlotsForMove: { query: { token, ...window } },
    cancelCustomerBooking: { body: { token: cancelled } },
    moveCustomerBooking: {
      body: { token, startTime: new Date(start + 5 * HOUR_MS).toISOString() },
    },
  } satisfies Some;
}

function communityInputs(subject: Subject) {
  const { serviceId, calendarId, slateId, authorId } = subject;
  const { token: reviewed, reviewId } = subject.review;
  return {
    findReviewLink: { query: { token: reviewed } },
    writeReview: { body: { token: reviewed, stars: 4, text: 'Contract Test', lang: 'en' } },
    takeReviewBack: { body: { token: reviewed } },
    disputeMissed: { body: { token: reviewed } },
    listReviews: { query: { providerId: serviceId, ...MT } },
    listProviderReviews: { query: { settlnProviderId: String(calendarId) } },
    replyToReview: {
      params: { reviewId },
      body: { settlnProviderId: calendarId, text: 'Contract Test' },
    },
    markReviewsSeen: { body: { settlnProviderId: calendarId, reviewIds: [reviewId] } },
    listNews: {
      query: { country_of_origin_iso_code: 'GH', country_of_residence_iso_code: 'MT' },
    },
    getSlate: { params: { id: slateId } },
    getAuthor: { params: { authorId } },
    listAuthorSlates: { params: { authorId }, query: {} },
    listCommunitySlates: { params: { communityId: '1' }, query: {} },
    getSlateCommunity: { params: { id: slateId } },
    listPublicSlates: { query: {} },
  } satisfies Some;
}

function staffInputs(subject: Subject, start: number) {
  const { serviceId, calendarId, userId } = subject;
  const signIn = STAFF_SIGN_IN;
  // Of the second decision in its database.
  const appeal = toAppealToken(2, LINK_SECRET);
  return {
    enterStaffRoom: {
      body: {
        userId: 'staff-of-the-contract',
        signIn,
        signedInAt: new Date(start - 2 * HOUR_MS).toISOString(),
        email: 'staff@settln.example',
        isEmailVerified: true,
        name: 'Rosa Camilleri',
      },
    },
    listStaffQueue: { query: { signIn } },
    getStaffItem: { query: { signIn, kind: 'service', id: serviceId } },
    listStaffBookings: { query: { signIn, accountId: String(calendarId) } },
    claimStaffItem: { body: { signIn, kind: 'service', id: serviceId, takes: true } },
    previewStaffMail: { body: { signIn, kind: 'service', id: serviceId, action: 'approve' } },
    decideStaffItem: {
      body: { signIn, kind: 'service', id: serviceId, action: 'approve', version: 'another' },
    },
    undoStaffDecision: { body: { signIn, decisionId: 1 } },
    findAppeal: { query: { token: appeal } },
    listStatements: { query: { userId, ...MT } },
    sendAppeal: { body: { token: appeal, text: 'It is what it says.' } },
    listStaffLog: { query: { signIn } },
    listStaff: { query: { signIn } },
    changeStaff: { body: { signIn, change: 'add', email: 'kwame@settln.example' } },
  } satisfies Some;
}

/** `start` (epoch ms) is free for eight hours. */
export function inputsFor(subject: Subject, start: number): Inputs {
  return {
    ...publicInputs(subject, start),
    ...accountInputs(subject, start),
    ...offerInputs(subject),
    ...calendarInputs(subject, start),
    ...visitInputs(subject, start),
    ...communityInputs(subject),
    ...staffInputs(subject, start),
  };
}
