import '@hotwired/turbo';
import 'sched-booking';
