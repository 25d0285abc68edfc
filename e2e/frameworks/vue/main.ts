import { createApp, defineComponent } from 'vue';
import { Booking } from './booking.ts';

/** A page that changes every prop of the component, and renders again with each key that is typed. */
const Page = defineComponent({
  components: { Booking },
  data: () => ({ isShown: false, layout: 'month', name: 'Ada', typed: 0 }),
  template: `
    <main @input="typed += 1">
      <button @click="isShown = !isShown">{{ isShown ? 'Leave' : 'Book' }}</button>
      <button @click="layout = 'week'">By week</button>
      <button @click="name = 'Grace'">Be Grace</button>
      <p>{{ typed }} typed</p>
      <Booking v-if="isShown" :name="name" :layout="layout" />
    </main>`,
});

const app = createApp(Page);
app.config.compilerOptions.isCustomElement = (tag) => tag === 'sched-booking';
app.mount(document.body.appendChild(document.createElement('div')));
