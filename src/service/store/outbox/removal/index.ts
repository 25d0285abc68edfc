/**
 * Which deliveries are removed: old ones, and those about events whose personal data is erased.
 *
 * Design: a delivery that still waits has a last day too. Its mail server may never be set up again, nor its webhook
 * resumed, and it holds a copy of the event all that time.
 */
export { deleteMessagesAbout } from './delete-messages.ts';
export { removeDeliveriesBefore, removeErasedDeliveries } from './remove-deliveries.ts';
