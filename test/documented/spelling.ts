import type { Account, Booking, DocumentedStore, Fields, Item, Service, Slot } from './store';

/** How a host spells what the documents leave open. Each spelling has documented fields only. */
export interface Spelling {
  list(rows: readonly Fields[], key?: 'bookings'): unknown;
  /** One thing that may be wrapped. */
  one(thing: Fields): unknown;
  account(account: Account): Fields;
  service(service: Service): Fields;
  /** The public provider with the fields of CC-005, which have no id. */
  details(service: Service): Fields;
  event(event: DocumentedStore['events'][number]): Fields;
  item(item: Item): Fields;
  slot(slot: Slot): Fields;
  booking(booking: Booking): Fields;
  confirmed(booking: Booking): Fields;
  calendarId(id: number | null): unknown;
}

const text = (value: unknown) => (value === '' || value == null ? null : String(value));

const images = (sent: Fields) =>
  (sent.portfolioImages as string[]).map((image_url, id) => ({ id, image_url }));

const EVENT_READ = [
  'title',
  'description',
  'category',
  'address',
  'start_date',
  'end_date',
  'community_id',
  'ticket_required',
  'ticket_price',
  'ticket_currency',
  'requires_booking',
  'booking_link',
  'country_iso',
  'image_url',
];

/** Bare lists, numbers as numbers, every documented field. */
const plain: Spelling = {
  list: (rows) => rows,
  one: (thing) => thing,
  account: (account) => ({
    ...account,
    name: `${account.first_name} ${account.last_name}`,
    profile_image_url: null,
    address: 'Valletta',
  }),
  service: (service) => ({
    id: Number(service.id),
    ...plain.details(service),
    created_at: service.createdAt,
    status: 'published',
  }),
  details: ({ sent }) => ({
    user_id: sent.userId,
    name: sent.name,
    address: sent.address,
    phone_number: sent.phoneNumber,
    whatsapp_number: sent.whatsappNumber,
    website_url: sent.websiteUrl,
    description: sent.description,
    community: { communityId: (sent.communities as number[])[0] },
    category_id: sent.categoryId,
    category: { title: 'Food' },
    profile_image_url: sent.profileImageUrl,
    country_iso: sent.countryIso,
    subcategories: (sent.subcategoryIds as number[]).map((id) => ({ id, title: 'Catering' })),
    portfolioImages: images(sent),
    is_community_favorite: sent.isCommunityFavorite,
  }),
  event: ({ id, sent }) => ({
    id: Number(id),
    ...Object.fromEntries(EVENT_READ.map((field) => [field, sent[field]])),
    status: 'live',
  }),
  item: ({ id, name, description, price, durationMinutes }) => ({
    id,
    name,
    description,
    price,
    duration_minutes: durationMinutes,
  }),
  slot: ({ id, start, status, itemId }) => ({
    id,
    start_time: new Date(start).toISOString(),
    status,
    service_item_id: itemId,
  }),
  booking: ({ id, customerName, startTime, itemIds }) => ({
    id,
    customerName,
    startTime,
    serviceItems: itemIds,
  }),
  confirmed: (booking) => ({
    success: true,
    booking: { id: booking.id, customerName: booking.customerName },
    message: 'Booked.',
  }),
  calendarId: (settlnProviderId) => ({ settlnProviderId }),
};

/** Everything wrapped, numbers as texts, and nulls or missing fields wherever they are allowed. */
const sparse: Spelling = {
  list: (rows, key) => ({ [key ?? 'data']: rows.length > 0 ? rows : null }),
  one: (thing) => ({ data: [thing] }),
  account: ({ id, first_name, last_name }) => ({
    id: String(id),
    first_name,
    last_name,
    name: null,
    profile_image_url: null,
  }),
  service: (service) => ({ id: service.id, ...sparse.details(service), created_at: null }),
  details: ({ sent }) => ({
    name: sent.name,
    address: sent.address,
    phone_number: sent.phoneNumber,
    whatsapp_number: text(sent.whatsappNumber),
    website_url: text(sent.websiteUrl),
    description: sent.description,
    community: String((sent.communities as number[])[0]),
    category_id: String(sent.categoryId),
    category: null,
    profile_image_url: text(sent.profileImageUrl),
    country_iso: sent.countryIso,
    subcategory_ids: (sent.subcategoryIds as number[]).map(String),
    portfolioImages: null,
  }),
  event: ({ id, sent }) => ({
    id,
    ...Object.fromEntries(EVENT_READ.map((field) => [field, text(sent[field])])),
  }),
  item: ({ id, name, description, price, durationMinutes }) => ({
    id: String(id),
    name,
    description: text(description),
    price: String(price),
    durationMinutes: String(durationMinutes),
  }),
  slot: ({ start, status, itemId }) => ({
    start_time: new Date(start).toISOString().replace('.000Z', '+00:00'),
    status: status.toUpperCase(),
    service_item_id: text(itemId),
  }),
  booking: ({ customerName, startTime, itemIds }) => ({
    customer_name: customerName,
    startTime,
    serviceItems: itemIds.map(String),
  }),
  confirmed: (booking) => ({
    success: null,
    booking: null,
    data: { id: String(booking.id), customer_name: booking.customerName },
  }),
  calendarId: (id) => ({ data: id === null ? null : { settlnProviderId: String(id) } }),
};

export const SPELLINGS = { plain, sparse };
