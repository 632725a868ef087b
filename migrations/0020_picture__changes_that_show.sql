-- Who uses a picture shows on no page, nor does an upload that is being written: counting uses dropped every page.
drop trigger picture_changed on picture;
create trigger picture_changed after update of key, drawing, width, height on picture
  for each statement execute function notify_table_changed('all');
