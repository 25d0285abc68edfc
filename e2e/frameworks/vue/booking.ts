import 'sched-booking/vue';
import { defineComponent } from 'vue';

export const Booking = defineComponent({
  props: { name: { type: String, required: true }, layout: { type: String, default: 'month' } },
  data: () => ({ start: '' }),
  methods: {
    day: (start: string) => new Date(start).toDateString(),
  },
  template: `
    <p v-if="start">Thank you, {{ name }}! See you on {{ day(start) }}.</p>
    <sched-booking
      v-else
      event-type="42"
      api-base="https://book.example.com/embed/v1"
      :layout="layout"
      .prefill="{ name }"
      @sched:booking-successful="start = $event.detail.start"
    >
      <a href="mailto:ada@example.com">Write to us</a>
    </sched-booking>`,
});
